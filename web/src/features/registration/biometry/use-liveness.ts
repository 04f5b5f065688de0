import type { FaceChallenge } from '@balcao/contract';
import { biometryLimits } from '@balcao/contract/pictures';
import { useEffect, useRef, useState } from 'react';
import { base64Of } from '../../../domain/photographs/photo.ts';
import { type Problem, problemOf } from '../../../domain/photographs/texts.ts';
import { hasCode } from '../../../lib/api/error.ts';
import { type Liveness, processLiveness, readLiveness, startLiveness } from './calls.ts';

export type LivenessStep =
  | { at: 'permissions' | 'starting' | 'processing' }
  | { at: 'capture'; challenge: FaceChallenge }
  | { at: 'retry'; reasons: Liveness['reasons']; problem: Problem | null }
  | { at: 'done'; skipsDocument: boolean };

/** A challenge before the camera, from the leave to use it to what came of it. */
export function useLiveness(borrowerId: string) {
  const [step, setStep] = useState<LivenessStep>({ at: 'permissions' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const fail = (error: unknown) =>
    setStep(
      // Somebody else took the face meanwhile: there is nothing left to do.
      hasCode(error, 'BIOMETRY_ALREADY_CONCLUDED')
        ? { at: 'done', skipsDocument: false }
        : { at: 'retry', reasons: [], problem: problemOf(error) },
    );
  const start = async () => {
    setStep({ at: 'starting' });
    try {
      const { challenge } = await startLiveness(borrowerId);
      setStep({ at: 'capture', challenge });
    } catch (error) {
      fail(error);
    }
  };
  const came = ({ status, reasons, shouldSkipDocumentCapture }: Liveness) => {
    if (status === 'COMPLETED') setStep({ at: 'done', skipsDocument: shouldSkipDocumentCapture });
    else if (status === 'MUST_RETRY') setStep({ at: 'retry', reasons, problem: null });
    else timer.current = setTimeout(() => void readLiveness(borrowerId).then(came, fail), biometryLimits.pollMs);
  };
  const send = async (shots: readonly Blob[]) => {
    setStep({ at: 'processing' });
    try {
      came(await processLiveness(borrowerId, await Promise.all(shots.map((shot) => base64Of(shot)))));
    } catch (error) {
      fail(error);
    }
  };
  return { step, start: () => void start(), send: (shots: readonly Blob[]) => void send(shots) };
}
