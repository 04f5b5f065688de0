import type { FaceChallenge } from '@balcao/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { useCamera } from '../../ui/camera/use-camera.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { PictureFile } from './picture-file.tsx';
import { CameraStage } from './camera-stage.tsx';
import { texts } from './texts.ts';
import './face.css';

interface FaceCaptureProps {
  /** What the server asks for: one picture a pose, in this order. */
  challenge: FaceChallenge;
  /** All pictures, JPEG of at most 1280 pixels, in the order of the challenge. */
  onShots: (shots: Blob[]) => void;
  /** They are being judged. */
  isBusy?: boolean | undefined;
  /** What was wrong with them, for the customer (`faceAdvice`): they are taken again. */
  problem?: string | undefined;
}

/**
 * Takes the pictures that a check of a face asks for, by the camera or from files. The camera is off before it is
 * asked for and as soon as the last picture is taken.
 */
export function FaceCapture({ challenge, onShots, isBusy, problem }: FaceCaptureProps) {
  const { poses } = challenge;
  const [shots, setShots] = useState<readonly Blob[]>([]);
  const camera = useCamera({ facing: 'user' });
  const video = useRef<HTMLVideoElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pose = poses[shots.length];
  const { state } = camera;
  const isShooting = state === 'on' || state === 'asking';

  const keep = (shot: Blob) => {
    const kept = [...shots, shot];
    setShots(kept);
    if (kept.length < poses.length) return;
    camera.stop();
    onShots(kept);
  };
  const begin = () => {
    setShots([]);
    camera.start();
  };
  // What is asked now is read aloud: from step to step the button stays, the question changes.
  useEffect(() => {
    if (isShooting && pose !== undefined) heading.current?.focus();
  }, [isShooting, pose]);

  if (pose === undefined)
    return (
      <div className="face">
        {problem && !isBusy ? (
          <>
            <Banner kind="danger" isLive>
              {problem}
            </Banner>
            <Button kind="primary" icon="camera" isWide onClick={begin}>
              {texts.again}
            </Button>
          </>
        ) : (
          <p role="status" className="face-wait">
            <Spinner /> {texts.sending}
          </p>
        )}
      </div>
    );
  if (state === 'off') return <BeforeCapture problem={problem} onOpen={begin} />;
  return (
    <div className="face">
      <div className="face-ask">
        <p className="face-place">{texts.place(shots.length + 1, poses.length)}</p>
        <h2 ref={heading} tabIndex={-1}>
          {texts.poses[pose]}
        </h2>
        <p>{texts.details[pose]}</p>
      </div>
      {isShooting ? (
        <CameraStage camera={camera} video={video} pose={pose} onShot={keep} />
      ) : (
        <>
          <Banner kind="attention" isLive title={texts.faults[state]}>
            {texts.noCameraBut}
          </Banner>
          <PictureFile key={shots.length} pose={pose} onShot={keep} />
          <Button isWide onClick={camera.start}>
            {texts.tryCamera}
          </Button>
        </>
      )}
    </div>
  );
}

function BeforeCapture({ problem, onOpen }: { problem: string | undefined; onOpen: () => void }) {
  return (
    <div className="face">
      {problem ? (
        <Banner kind="danger" isLive>
          {problem}
        </Banner>
      ) : null}
      <div className="face-ask">
        <h2>{texts.title}</h2>
        <p>{texts.lead}</p>
      </div>
      <ul className="face-tips" aria-label={texts.tipsLabel}>
        {texts.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <Button kind="primary" icon="camera" isWide onClick={onOpen}>
        {texts.open}
      </Button>
    </div>
  );
}
