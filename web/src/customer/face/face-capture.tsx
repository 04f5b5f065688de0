import type { FaceChallenge } from '@balcao/contract';
import { useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { texts } from './texts.ts';

interface FaceCaptureProps {
  challenge: FaceChallenge;
  onShots: (shots: Blob[]) => void;
  isBusy?: boolean;
  /** Why the last pictures were not enough. */
  problem?: string;
}

/** Pictures from files: one a pose. */
export function FaceCapture({ challenge, onShots, isBusy = false, problem }: FaceCaptureProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <input
        ref={input}
        type="file"
        accept="image/jpeg"
        multiple
        hidden
        aria-label={texts.files}
        onChange={({ currentTarget: { files } }) => {
          if (files && files.length >= challenge.poses.length) onShots([...files].slice(0, challenge.poses.length));
        }}
      />
      <Button
        kind="primary"
        isWide
        busyText={isBusy ? texts.sending : undefined}
        onClick={() => input.current?.click()}
      >
        {texts.open}
      </Button>
    </>
  );
}
