import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Banner } from '../feedback/banner.tsx';
import { barcodeReader } from './barcode-reader.ts';
import { CameraView } from './camera-view.tsx';
import { drawn, sizeOfVideo } from './frame.ts';
import type { CameraFault } from './open-camera.ts';
import { useCamera } from './use-camera.ts';
import './camera.css';

const LOOK_EVERY_MS = 300;
const LONGEST_EDGE = 1280;

export interface CodeCameraTexts {
  /** Read aloud: 'Imagem da câmera'. */
  view: string;
  aim: string;
  /** A code is seen, and none that is asked for. */
  other: string;
  lightOn: string;
  lightOff: string;
  close: string;
  faults: Readonly<Record<CameraFault, string>>;
}

interface CodeCameraProps {
  texts: CodeCameraTexts;
  /** What a code says; null of one that is not asked for. */
  accept: (code: string) => string | null;
  onRead: (value: string) => void;
  onClose: () => void;
}

/** Looks for bars and QR codes three times a second: the first that is asked for is taken. */
export function CodeCamera({ texts, accept, onRead, onClose }: CodeCameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, stream, start, torch } = useCamera({ facing: 'environment' });
  const [sawOther, setSawOther] = useState(false);
  useEffect(start, [start]);
  const latest = useRef({ accept, onRead });
  useEffect(() => {
    latest.current = { accept, onRead };
  }, [accept, onRead]);

  useEffect(() => {
    if (!stream) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (readBarcodes: Awaited<ReturnType<typeof barcodeReader>>) => {
      const picture = video.current ? drawn(sizeOfVideo(video.current), LONGEST_EDGE) : null;
      const found = picture ? await readBarcodes(picture).catch(() => []) : [];
      if (isOver) return;
      const value = found.map(latest.current.accept).find((one) => one !== null);
      if (value !== undefined) return latest.current.onRead(value);
      if (found.length > 0) setSawOther(true);
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
    <div className="code-camera">
      {hasFailed ? (
        <Banner kind="attention" isLive>
          {texts.faults[state]}
        </Banner>
      ) : (
        <>
          <CameraView stream={stream} label={texts.view} videoRef={video} />
          <p role="status">{sawOther ? texts.other : texts.aim}</p>
        </>
      )}
      <div className="code-camera-acts">
        {torch ? <Button onClick={torch.toggle}>{torch.isOn ? texts.lightOff : texts.lightOn}</Button> : null}
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </div>
  );
}
