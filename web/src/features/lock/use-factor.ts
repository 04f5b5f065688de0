import type { Wire } from '@balcao/contract';
import { useState } from 'react';
import { errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { giveUp, unlockByFactor } from '../../lib/session/idle-lock.ts';
import { texts } from './texts.ts';

type Proof = Wire<'POST /auth/operators/second-factor'>['body'];
export type FactorWay = Proof['method'];

/** What the password alone no longer opens: the session ran out, and its operator has a second factor. */
export interface OwedFactor {
  challenge: string;
  hasTotp: boolean;
  hasPasskey: boolean;
}

export const owedFactor = ({ challenge, methods }: { challenge: string; methods: string }): OwedFactor => ({
  challenge,
  hasTotp: methods.includes('totp'),
  hasPasskey: methods.includes('passkey'),
});

const digitsOfCode = 6;

/** Opens the lock by the second factor; `onOver` leads back to the password, with what became of this try. */
export function useFactor({ challenge, hasTotp, hasPasskey }: OwedFactor, onOver: (why: string) => void) {
  const [way, setWay] = useState<FactorWay>(hasTotp ? 'totp' : 'passkey');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isProving, setProving] = useState(false);

  const prove = async (proof: () => Promise<Proof>) => {
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
    if (way === 'passkey')
      return prove(async () => {
        const { askForPasskey } = await import('../../domain/accounts/passkey.ts');
        return { method: 'passkey', challenge, response: await askForPasskey(challenge) };
      });
    if (way === 'totp' && code.length < digitsOfCode) return setError(texts.codeMissing);
    if (code.trim() === '') return setError(texts.recoveryMissing);
    return prove(() => Promise.resolve({ method: way, challenge, code }));
  };
  const ways = [
    ['totp', hasTotp],
    ['passkey', hasPasskey],
    ['recovery', true],
  ] as const;
  return {
    way,
    others: ways.flatMap(([other, isThere]) => (isThere && other !== way ? [other] : [])),
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
