import { useState } from 'react';
import {
  factorFault,
  type FactorProof,
  type FactorWay,
  firstWay,
  otherWays,
  passkeyProof,
} from '../../domain/second-factor/factor.ts';
import type { OwedFactor } from '../../domain/second-factor/owed-factor.ts';
import { errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { giveUp, unlockByFactor } from '../../lib/session/idle-lock.ts';

/** Opens the lock by the second factor; `onOver` leads back to the password, with what became of this try. */
export function useFactor(owed: OwedFactor, onOver: (why: string) => void) {
  const { challenge } = owed;
  const [way, setWay] = useState(firstWay(owed));
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isProving, setProving] = useState(false);

  const prove = async (proof: () => Promise<FactorProof>) => {
    if (isProving) return;
    setProving(true);
    setError(undefined);
    try {
      await unlockByFactor(await proof());
    } catch (failure) {
      if (hasCode(failure, 'OPERATOR_BLOCKED')) return await giveUp();
      const why = errorText(failure, brandName());
      if (hasCode(failure, 'LOGIN_STEP_OVER')) return onOver(why);
      setError(why);
      setProving(false);
    }
  };
  const open = () => {
    const fault = factorFault(way, code);
    if (fault !== undefined) return setError(fault);
    return prove(() =>
      way === 'passkey' ? passkeyProof(challenge) : Promise.resolve({ method: way, challenge, code }),
    );
  };
  return {
    way,
    others: otherWays(owed, way),
    code,
    error,
    isProving,
    type: (typed: string) => {
      setCode(typed);
      setError(undefined);
    },
    turnTo: (to: FactorWay) => {
      setWay(to);
      setCode('');
      setError(undefined);
    },
    open,
  };
}
