import { isEmail } from '@balcao/contract/kernel';
import { useRef, useState } from 'react';
import { type NewPassword, useNewPassword } from '../../domain/accounts/new-password.ts';
import { call } from '../../lib/api/call.ts';
import { errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { signIn } from '../../lib/session/sign-in.ts';
import { listenForDigits, type Owed, owedBy } from './owed.ts';
import { invalidEmail, missing, texts } from './texts.ts';
import { useWayIn } from './way-in.ts';

interface Errors {
  email?: string | undefined;
  code?: string | undefined;
}

export interface PasswordReset {
  wait: 'sending' | 'saving' | null;
  isSent: boolean;
  errors: Errors;
  password: NewPassword;
  typed: () => void;
  send: (email: string) => Promise<void>;
  save: (email: string, code: string) => Promise<void>;
}

/** A new password by a code on the own telephone, and in with it. */
export function usePasswordReset(origin: string | undefined, onOwed: (owed: Owed) => Promise<void>): PasswordReset {
  const { enter } = useWayIn();
  const password = useNewPassword();
  const [wait, setWait] = useState<PasswordReset['wait']>(null);
  const [challenge, setChallenge] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  /** The code is used up by it: who could not be let in with it is not asked for another one. */
  const saved = useRef<string>(undefined);
  const usernameOf = (email: string) => email.trim().toLowerCase();

  const send: PasswordReset['send'] = async (email) => {
    if (wait) return;
    const fault = email.trim() === '' ? missing.twoSteps.email : isEmail(email.trim()) ? undefined : invalidEmail;
    if (fault !== undefined) return setErrors({ email: fault });
    setWait('sending');
    setErrors({});
    try {
      setChallenge((await call('POST /auth/operators/code', { body: { username: usernameOf(email) } })).challenge);
    } catch (error) {
      const sentence = errorText(error, brandName());
      setErrors(challenge === undefined ? { email: sentence } : { code: sentence });
    } finally {
      setWait(null);
    }
  };

  const save: PasswordReset['save'] = async (email, code) => {
    if (wait || challenge === undefined) return;
    const isWhole = password.check();
    if (code.length < 6) return setErrors({ code: texts.codeMissing });
    if (!isWhole) return;
    setWait('saving');
    const digits = listenForDigits();
    try {
      const body = { username: usernameOf(email), challenge, code, newPassword: password.typed };
      if (saved.current !== body.newPassword) await call('POST /auth/operators/password', { body });
      saved.current = body.newPassword;
      const result = await signIn(body.username, password.typed);
      if (result.kind === 'blocked') return setErrors({ code: texts.blocked });
      await enter(result.session, origin);
    } catch (error) {
      const owed = owedBy(error, digits);
      if (owed) return await onOwed(owed);
      if (hasCode(error, 'PASSWORD_NOT_NEW')) return password.refuse(errorText(error, brandName()));
      if (saved.current === password.typed) return setErrors({ code: texts.saved });
      setErrors({ code: hasCode(error, 'LOGIN_LOCKED') ? texts.codeLocked : errorText(error, brandName()) });
    } finally {
      digits.stop();
      setWait(null);
    }
  };

  return { wait, isSent: challenge !== undefined, errors, password, typed: () => setErrors({}), send, save };
}
