import { biometryLimits } from '@balcao/contract/pictures';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { CameraView } from '../../ui/camera/camera-view.tsx';
import { CameraSelect } from '../../ui/camera/camera-select.tsx';
import { useCamera } from '../../ui/camera/use-camera.ts';
import { useOneShot } from '../../ui/camera/use-one-shot.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { adviceOf } from '../face/advice.ts';
import { FaceOval } from '../face/face-oval.tsx';
import { ASPECT, useLiveHints } from '../face/use-live-hints.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
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
  const camera = useCamera({ facing, width: biometryLimits.capture.width });
  const { state, stream, start } = camera;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(start, [start]);
  const isFace = subject === 'face';
  const { take, isLost } = useOneShot(
    () => video.current && photoOfVideo(video.current, isFace ? ASPECT : undefined),
    onPhoto,
  );
  const isOn = state === 'on' || state === 'asking' || state === 'off';
  const waiting = useLiveHints(video, isOn && isFace ? 'FRONT' : null, take);
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
        onClick={() => take()}
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
      {isOn ? <CameraSelect {...camera} /> : null}
      {mayUseDevice || !isOn ? <DeviceCamera subject={subject} facing={facing} onPhoto={onPhoto} /> : null}
    </Dialog>
  );
}
