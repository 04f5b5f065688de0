import { pinLength } from '@balcao/contract/constants';
import { useState } from 'react';
import { type OwedFactor, owedFactor } from '../../domain/second-factor/owed-factor.ts';
import { errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { giveUp, unlock } from '../../lib/session/idle-lock.ts';
import type { Session } from '../../lib/session/session.ts';
import { texts } from './texts.ts';

type Way = 'pin' | 'password';

export interface Unlock {
  way: Way;
  mayUsePin: boolean;
  secret: string;
  error: string | undefined;
  isOpening: boolean;
  /** The password was right, and no longer enough. */
  owed: OwedFactor | undefined;
  type: (typed: string) => void;
  turnTo: (way: Way) => void;
  open: () => Promise<void>;
  /** The second factor came too late: the password is asked for again. */
  startOver: (why: string) => void;
}

/** Opens the lock by PIN where there is one, else by password; a session that is over takes the password, and the second factor. */
export function useUnlock({ user }: Session): Unlock {
  const [mayUsePin, setMayUsePin] = useState(user.hasPin);
  const [way, setWay] = useState<Way>(user.hasPin ? 'pin' : 'password');
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<string>();
  const [isOpening, setOpening] = useState(false);
  const [owed, setOwed] = useState<OwedFactor>();

  const turnTo = (to: Way, why?: string) => {
    setWay(to);
    setSecret('');
    setError(why);
  };
  const withoutPin = (why: string) => {
    setMayUsePin(false);
    turnTo('password', why);
  };
  const refused = (failure: unknown) => {
    const factor = owedFactor(failure);
    if (factor) {
      setSecret('');
      return setOwed(factor);
    }
    if (hasCode(failure, 'LOGIN_LOCKED', 'OPERATOR_BLOCKED')) return giveUp();
    if (way === 'pin' && hasCode(failure, 'UNAUTHORIZED')) return withoutPin(texts.pinOver);
    if (hasCode(failure, 'PIN_NOT_SET')) return withoutPin(errorText(failure, brandName()));
    setSecret('');
    if (hasCode(failure, 'PIN_WRONG')) return setError(texts.pinWrong(failure.details?.left ?? 0));
    setError(hasCode(failure, 'UNAUTHORIZED', 'PASSWORD_WRONG') ? texts.wrong : errorText(failure, brandName()));
  };

  const open = async () => {
    if (isOpening) return;
    if (secret === '') return setError(way === 'pin' ? texts.pinMissing : texts.missing);
    if (way === 'pin' && secret.length < pinLength.least) return setError(texts.pinShort);
    setOpening(true);
    try {
      await unlock(way === 'pin' ? { by: 'pin', pin: secret } : { by: 'password', password: secret });
    } catch (failure) {
      await refused(failure);
      setOpening(false);
    }
  };

  const type = (typed: string) => {
    setSecret(way === 'pin' ? typed.replaceAll(/\D/g, '') : typed);
    setError(undefined);
  };
  const startOver = (why: string) => {
    setOwed(undefined);
    withoutPin(why);
  };
  return { way, mayUsePin, secret, error, isOpening, owed, type, turnTo, open, startOver };
}
