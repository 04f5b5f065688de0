import type { FacePose } from '@balcao/contract';
import type { RefObject } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { CameraSelect } from '../../ui/camera/camera-select.tsx';
import type { Camera } from '../../ui/camera/use-camera.ts';
import { useOneShot } from '../../ui/camera/use-one-shot.ts';
import { CameraView } from '../../ui/camera/camera-view.tsx';
import { drawn, jpegOf, sizeOfVideo } from '../../ui/camera/frame.ts';
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
  const { take, isLost } = useOneShot(() => {
    const canvas = video.current && drawn(sizeOfVideo(video.current), LONGEST, ASPECT);
    return canvas && jpegOf(canvas, MOST_BYTES);
  }, onShot);
  const waiting = useLiveHints(video, pose, take);
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
      <Button kind="primary" icon="camera" isWide onClick={() => take()}>
        {texts.take}
      </Button>
      <CameraSelect {...camera} />
    </>
  );
}
