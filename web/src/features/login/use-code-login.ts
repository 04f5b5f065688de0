import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { signInByCode } from '../../lib/session/sign-in.ts';
import { listenForDigits, type Owed, owedBy } from './owed.ts';
import { texts } from './texts.ts';
import { useWayIn } from './way-in.ts';

export interface CodeLogin {
  wait: 'sending' | 'entering' | null;
  /** A code is on its way, if somebody has the e-mail. */
  isSent: boolean;
  /** Why no code was sent. */
  refusal: string | undefined;
  /** What is wrong with the code that was typed. */
  codeError: string | undefined;
  typed: () => void;
  send: () => Promise<void>;
  enter: (code: string) => Promise<void>;
}

/** Asks for a code at once, and opens the session of who types it. */
export function useCodeLogin(
  email: string,
  origin: string | undefined,
  onOwed: (owed: Owed) => Promise<void>,
): CodeLogin {
  const wayIn = useWayIn();
  const username = email.toLowerCase();
  const [wait, setWait] = useState<CodeLogin['wait']>('sending');
  const [challenge, setChallenge] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [codeError, setCodeError] = useState<string>();
  const hasBegun = useRef(false);

  const send = async () => {
    setWait('sending');
    setRefusal(undefined);
    setCodeError(undefined);
    try {
      setChallenge((await call('POST /auth/operators/code', { body: { username } })).challenge);
    } catch (error) {
      setRefusal(errorText(error, brandName()));
    } finally {
      setWait(null);
    }
  };

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void send();
  });

  const enter = async (code: string) => {
    if (wait || challenge === undefined) return;
    if (code.length < 6) return setCodeError(texts.codeMissing);
    setWait('entering');
    const digits = listenForDigits();
    try {
      const result = await signInByCode({ username, challenge, code });
      if (result.kind === 'blocked') return setCodeError(texts.blocked);
      await wayIn.enter(result.session, origin);
    } catch (error) {
      const owed = owedBy(error, digits);
      if (owed) return await onOwed(owed);
      setCodeError(hasCode(error, 'LOGIN_LOCKED') ? texts.codeLocked : errorText(error, brandName()));
    } finally {
      digits.stop();
      setWait(null);
    }
  };

  return {
    wait,
    isSent: challenge !== undefined,
    refusal,
    codeError,
    typed: () => setCodeError(undefined),
    send,
    enter,
  };
}
