import type { FacePose } from '@balcao/contract';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import type { Camera } from '../../ui/camera/use-camera.ts';
import { CameraView } from '../../ui/camera/camera-view.tsx';
import { drawn, jpegOf, sizeOfVideo } from '../../ui/camera/frame.ts';
import { Select } from '../../ui/field/select.tsx';
import { adviceOf } from './advice.ts';
import { FaceOval } from './face-oval.tsx';
import { texts } from './texts.ts';
import { ASPECT, useLiveHints } from './use-live-hints.ts';

const LONGEST = 1280;
/** Four of them still fit into one call. */
const MOST_BYTES = 180_000;

interface CameraStageProps {
  camera: Camera;
  video: RefObject<HTMLVideoElement | null>;
  pose: FacePose;
  onShot: (shot: Blob) => void;
}

/** What the camera sees, where the face belongs, and what could be better; the picture is taken when it is good, or by the button. */
export function CameraStage({ camera, video, pose, onShot }: CameraStageProps) {
  const [isLost, setLost] = useState(false);
  const isTaking = useRef(false);
  const take = async () => {
    // By itself and by the button at once: one picture.
    if (isTaking.current) return;
    isTaking.current = true;
    const canvas = video.current && drawn(sizeOfVideo(video.current), LONGEST, ASPECT);
    const shot = canvas && (await jpegOf(canvas, MOST_BYTES));
    isTaking.current = false;
    setLost(!shot);
    if (shot) onShot(shot);
  };
  const waiting = useLiveHints(video, pose, () => void take());
  const { advice, isGood } = adviceOf(waiting);
  return (
    <>
      <div className="face-stage">
        <CameraView stream={camera.stream} label={texts.camera} videoRef={video} isMirrored />
        <FaceOval isGood={isGood} />
      </div>
      <p role="status" className={`face-hint ${isGood ? 'face-hint-good' : ''}`}>
        {isLost ? texts.notTaken : advice}
      </p>
      <Button kind="primary" icon="camera" isWide onClick={() => void take()}>
        {texts.take}
      </Button>
      {camera.cameras.length > 1 ? (
        <Select
          label={texts.which}
          value={camera.cameraId ?? ''}
          onChange={camera.choose}
          options={camera.cameras.map(({ id, label }, place) => ({
            value: id,
            label: label || texts.cameraNumber(place + 1),
          }))}
        />
      ) : null}
    </>
  );
}
