import { biometryLimits } from '@balcao/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { CameraView } from '../../ui/camera/camera-view.tsx';
import { useCamera } from '../../ui/camera/use-camera.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { adviceOf } from '../face/advice.ts';
import { FaceOval } from '../face/face-oval.tsx';
import { ASPECT, useLiveHints } from '../face/use-live-hints.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Select } from '../../ui/field/select.tsx';
import { type Photo, photoOfVideo } from './photo.ts';
import { photographTexts as texts, type Subject } from './texts.ts';
import { usePageHint } from './use-page-hint.ts';
import { DeviceCamera } from './device-camera.tsx';
import './photographs.css';

interface CaptureDialogProps {
  subject: Subject;
  /** Instead of those of the subject. */
  words?: { title: string; hint: string };
  /** May use the camera app of the device besides. */
  mayUseDevice: boolean;
  /** The customer holds the device: the face is taken by the camera in front. */
  isOwnDevice?: boolean;
  onPhoto: (photo: Photo) => void;
  onClose: () => void;
}

/** The camera, with where the face or the card belongs, and what to mend first; a face that is framed is taken by itself, anything by the button. */
export function CaptureDialog({
  subject,
  words,
  mayUseDevice,
  isOwnDevice = false,
  onPhoto,
  onClose,
}: CaptureDialogProps) {
  const facing = isOwnDevice && subject === 'face' ? 'user' : 'environment';
  const { state, stream, start, cameras, cameraId, choose } = useCamera({
    facing,
    width: biometryLimits.capture.width,
  });
  const video = useRef<HTMLVideoElement>(null);
  const [isLost, setLost] = useState(false);
  useEffect(start, [start]);
  const isTaking = useRef(false);
  const isFace = subject === 'face';
  const take = async () => {
    // By itself and by the button at once: one picture.
    if (isTaking.current) return;
    isTaking.current = true;
    const photo = video.current && (await photoOfVideo(video.current, isFace ? ASPECT : undefined));
    isTaking.current = false;
    if (photo) onPhoto(photo);
    else setLost(true);
  };
  const isOn = state === 'on' || state === 'asking' || state === 'off';
  const waiting = useLiveHints(video, isOn && isFace ? 'FRONT' : null, () => void take());
  const pageHint = usePageHint(video, isOn && !isFace);
  const { advice, isGood } = isFace ? adviceOf(waiting) : { advice: texts.pageHints[pageHint], isGood: false };
  const cancel = <Button onClick={onClose}>{texts.cancel}</Button>;
  const actions = isOn ? (
    <>
      {cancel}
      <Button
        kind="primary"
        icon="camera"
        data-autofocus
        busyText={state === 'on' ? undefined : texts.opening}
        onClick={() => void take()}
      >
        {texts.take}
      </Button>
    </>
  ) : (
    <>
      {cancel}
      <Button onClick={start}>{texts.tryCamera}</Button>
    </>
  );
  return (
    <Dialog open title={words?.title ?? texts.subjects[subject]} size="wide" onClose={onClose} actions={actions}>
      <p>{words?.hint ?? texts.hints[subject]}</p>
      {isOn ? (
        <>
          <div className={`biometry-stage ${isFace ? 'biometry-stage-face' : ''}`}>
            <CameraView stream={stream} label={texts.camera} videoRef={video} isMirrored={facing === 'user'} />
            {isFace ? <FaceOval isGood={isGood} /> : <span className="biometry-guide" aria-hidden="true" />}
          </div>
          <p role="status" className="biometry-advice">
            {advice}
          </p>
        </>
      ) : (
        <Banner kind="attention" isLive>
          {texts.faults[state]}
        </Banner>
      )}
      {isLost ? (
        <Banner kind="danger" isLive>
          {texts.files.MISSING}
        </Banner>
      ) : null}
      {isOn && cameras.length > 1 ? (
        <Select
          label={texts.which}
          value={cameraId ?? ''}
          onChange={choose}
          options={cameras.map(({ id, label }, place) => ({
            value: id,
            label: label || texts.cameraNumber(place + 1),
          }))}
        />
      ) : null}
      {mayUseDevice || !isOn ? <DeviceCamera subject={subject} facing={facing} onPhoto={onPhoto} /> : null}
    </Dialog>
  );
}
