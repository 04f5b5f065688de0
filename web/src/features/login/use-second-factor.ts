import { useState } from 'react';
import { type FactorProof, passkeyProof } from '../../domain/second-factor/factor.ts';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { openSession } from '../../lib/session/sign-in.ts';
import type { Owed } from './owed.ts';
import { texts } from './texts.ts';
import { useWayIn } from './way-in.ts';

export interface SecondFactorSteps {
  wait: 'passkey' | 'confirming' | null;
  error: string | undefined;
  typed: () => void;
  /** Says what is missing without asking the server. */
  miss: (sentence: string) => void;
  proveCode: (method: 'totp' | 'recovery', code: string) => Promise<void>;
  provePasskey: () => Promise<void>;
}

/** Finishes a sign-in by the second factor, and leads on. */
export function useSecondFactor({ challenge }: Owed, origin: string | undefined): SecondFactorSteps {
  const { enter } = useWayIn();
  const [wait, setWait] = useState<SecondFactorSteps['wait']>(null);
  const [error, setError] = useState<string>();

  const finish = async (proof: () => Promise<FactorProof>, waitingFor: 'passkey' | 'confirming') => {
    if (wait) return;
    setWait(waitingFor);
    setError(undefined);
    try {
      const { accessToken } = await call('POST /auth/operators/second-factor', { body: await proof() });
      const result = await openSession(accessToken);
      if (result.kind === 'blocked') return setError(texts.blocked);
      await enter(result.session, origin);
    } catch (failure) {
      setError(errorText(failure, brandName()));
    } finally {
      setWait(null);
    }
  };

  return {
    wait,
    error,
    typed: () => setError(undefined),
    miss: setError,
    proveCode: (method, code) => finish(() => Promise.resolve({ method, challenge, code }), 'confirming'),
    provePasskey: () => finish(() => passkeyProof(challenge), 'passkey'),
  };
}
