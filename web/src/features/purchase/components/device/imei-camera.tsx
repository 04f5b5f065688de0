import { isImei, onlyDigits } from '@balcao/contract/kernel';
import { useEffect, useRef } from 'react';
import { barcodeReader } from '../../../../ui/camera/barcode-reader.ts';
import { CameraView } from '../../../../ui/camera/camera-view.tsx';
import { drawn, sizeOfVideo } from '../../../../ui/camera/frame.ts';
import { useCamera } from '../../../../ui/camera/use-camera.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Banner } from '../../../../ui/feedback/banner.tsx';
import { cameraTexts as texts } from '../../rules/device/texts.ts';

const LOOK_EVERY_MS = 300;
const LONGEST_EDGE = 1280;

interface ImeiCameraProps {
  onRead: (imei: string) => void;
  onClose: () => void;
}

/** Reads the IMEI from the box: the first code that is one is taken. */
export function ImeiCamera({ onRead, onClose }: ImeiCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, stream, start, torch } = useCamera({ facing: 'environment' });
  useEffect(start, [start]);
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  }, [onRead]);

  useEffect(() => {
    if (!stream) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (readBarcodes: Awaited<ReturnType<typeof barcodeReader>>) => {
      const picture = video.current ? drawn(sizeOfVideo(video.current), LONGEST_EDGE) : null;
      const found = picture ? await readBarcodes(picture).catch(() => []) : [];
      if (isOver) return;
      const imei = found.map(onlyDigits).find(isImei);
      if (imei !== undefined) return read.current(imei);
      timer = setTimeout(() => void look(readBarcodes), LOOK_EVERY_MS);
    };
    void barcodeReader().then(look, () => undefined);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stream]);

  const hasFailed = state !== 'off' && state !== 'asking' && state !== 'on';
  return (
    <div className="device-camera">
      {hasFailed ? (
        <Banner kind="attention" isLive>
          {texts.faults[state]}
        </Banner>
      ) : (
        <>
          <CameraView stream={stream} label={texts.view} videoRef={video} />
          <p role="status">{texts.aim}</p>
        </>
      )}
      <div className="device-camera-acts">
        {torch ? <Button onClick={torch.toggle}>{torch.isOn ? texts.lightOff : texts.lightOn}</Button> : null}
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </div>
  );
}
