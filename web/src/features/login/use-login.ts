import { type ReactNode, useState } from 'react';
import { ApiError, errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { signIn } from '../../lib/session/sign-in.ts';
import { listenForDigits, type Owed, owedBy } from './owed.ts';
import { pushEvent } from '../../lib/watching/data-layer.ts';
import { type CredentialErrors, type Credentials, emailError, passwordError, type Variant } from './credentials.ts';
import { texts } from './texts.ts';
import { useWayIn } from './way-in.ts';

export interface Login {
  credentials: Credentials;
  errors: CredentialErrors;
  isBusy: boolean;
  /** Too many wrong passwords: a code by SMS is the way in. */
  isLocked: boolean;
  /** Typing takes the sentence under that field away. */
  type: (part: Partial<Credentials>) => void;
  /** True when the e-mail may be left behind; otherwise says why not. */
  checkEmail: () => boolean;
  submit: () => Promise<'entered' | 'unknown' | 'refused'>;
}

/** What each login screen shows; `byCode` leads to the code by SMS, where that is the way in, and to a forgotten password. */
export interface LoginProps {
  login: Login;
  notice: ReactNode;
  byCode: ReactNode;
  /** The company's own sign-on, where there is one. */
  corporate: ReactNode;
}

/** What both login screens do; each decides only what it shows. */
export function useLogin(variant: Variant, origin: string | undefined, onOwed: (owed: Owed) => Promise<void>): Login {
  const { enter, prepare } = useWayIn();
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [isLocked, setLocked] = useState(false);

  const refuse = (found: CredentialErrors) => {
    setErrors(found);
    return 'refused' as const;
  };

  const submit: Login['submit'] = async () => {
    const { email, password } = credentials;
    const found = { email: emailError(variant, email), password: passwordError(variant, password) };
    if (isBusy || found.email || found.password) return refuse(found);
    setErrors({});
    setBusy(true);
    const digits = listenForDigits();
    try {
      const result = await signIn(email.trim().toLowerCase(), password);
      if (result.kind === 'blocked') return refuse({ password: texts.blocked });
      await enter(result.session, origin);
      return 'entered';
    } catch (error) {
      const owed = owedBy(error, digits);
      if (owed) {
        await onOwed(owed);
        return 'refused';
      }
      const sentence = errorText(error, brandName(), 'login');
      pushEvent('login_refused', error instanceof ApiError ? { code: error.code } : {});
      setLocked(hasCode(error, 'LOGIN_LOCKED'));
      if (!hasCode(error, 'UNAUTHORIZED')) return refuse({ password: sentence });
      setCredentials({ email, password: '' });
      setErrors(variant === 'twoSteps' ? { email: sentence } : { password: sentence });
      return 'unknown';
    } finally {
      digits.stop();
      setBusy(false);
    }
  };

  return {
    credentials,
    errors,
    isBusy,
    isLocked,
    type: (part) => {
      if (part.password && credentials.password === '') prepare();
      setCredentials((before) => ({ ...before, ...part }));
      setErrors({});
    },
    checkEmail: () => {
      const email = emailError(variant, credentials.email);
      setErrors({ email });
      return email === undefined;
    },
    submit,
  };
}
