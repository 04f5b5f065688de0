import { type RefObject, useEffect } from 'react';
import './camera.css';

interface CameraViewProps {
  stream: MediaStream | null;
  /** Read aloud: 'Imagem da câmera'. */
  label: string;
  /** For who takes frames out of it. */
  videoRef: RefObject<HTMLVideoElement | null>;
  /** As a mirror shows it, for who looks at themselves; a frame taken out of it is not mirrored. */
  isMirrored?: boolean;
}

/** What the camera sees, filling its frame. */
export function CameraView({ stream, label, videoRef, isMirrored }: CameraViewProps) {
  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    video.srcObject = stream;
    // A page that is left while it starts to play is no fault.
    if (stream) void video.play()?.catch(() => undefined);
  }, [stream, videoRef]);
  return (
    <video
      ref={videoRef}
      className={`camera-view ${isMirrored ? 'camera-view-mirrored' : ''}`}
      aria-label={label}
      muted
      playsInline
      autoPlay
    />
  );
}
