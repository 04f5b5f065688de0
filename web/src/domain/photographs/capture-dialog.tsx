import { biometryLimits } from '@balcao/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { CameraView } from '../../ui/camera/camera-view.tsx';
import { useCamera } from '../../ui/camera/use-camera.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Select } from '../../ui/field/select.tsx';
import { type Photo, photoOfVideo } from './photo.ts';
import { photographTexts as texts, type Subject } from './texts.ts';
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

/** The camera, with where the face or the card belongs; the picture is taken by the button. */
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
  const take = async () => {
    const photo = video.current && (await photoOfVideo(video.current));
    if (photo) onPhoto(photo);
    else setLost(true);
  };
  const isOn = state === 'on' || state === 'asking' || state === 'off';
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
        <div className="biometry-stage">
          <CameraView stream={stream} label={texts.camera} videoRef={video} />
          <span
            className={`biometry-guide biometry-guide-${subject === 'face' ? 'face' : 'card'}`}
            aria-hidden="true"
          />
        </div>
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
