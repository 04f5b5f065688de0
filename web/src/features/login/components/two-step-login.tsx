import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { texts } from '../texts.ts';
import type { LoginProps } from '../use-login.ts';
import { useWayIn } from '../way-in.ts';
import { LoginHelp } from './login-help.tsx';
import { LoginSheet } from './login-sheet.tsx';
import { RecentOperators } from './recent-operators.tsx';

/** First the e-mail, then the password. */
export function TwoStepLogin({ login, notice, byCode, corporate }: LoginProps) {
  const [step, setStep] = useState<'email' | 'password'>('email');
  const emailRef = useRef<HTMLInputElement>(null);
  const { credentials, errors, isBusy, type, checkEmail, submit } = login;

  const { prepare } = useWayIn();
  useEffect(() => {
    if (step === 'password') prepare();
  }, [step, prepare]);

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    if (checkEmail()) setStep('password');
    else emailRef.current?.focus();
  };
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    if ((await submit()) === 'unknown') setStep('email');
  };

  return (
    <LoginSheet
      title={step === 'email' ? texts.emailTitle : texts.passwordTitle}
      below={<LoginHelp />}
      enter={step === 'email' ? texts.next : texts.enter}
    >
      {notice}
      {step === 'email' ? (
        <form className="login-form" noValidate onSubmit={goOn}>
          <TextField
            ref={emailRef}
            startsFocused
            label={texts.emailLabel}
            placeholder={texts.emailPlaceholder}
            type="email"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            value={credentials.email}
            onChange={(email) => type({ email })}
            error={errors.email}
          />
          <Button kind="primary" type="submit" isWide>
            {texts.next}
          </Button>
          {corporate}
          <RecentOperators
            onChoose={(email) => {
              type({ email, password: '' });
              setStep('password');
            }}
          />
        </form>
      ) : (
        <form className="login-form" noValidate onSubmit={(event) => void enter(event)}>
          <div className="login-email">
            <span>{credentials.email.trim()}</span>
            <Button
              kind="quiet"
              aria-label={texts.changeEmail}
              onClick={() => {
                type({ password: '' });
                setStep('email');
              }}
            >
              {texts.change}
            </Button>
          </div>
          {/* Tells password keepers whose password this is. */}
          <input type="email" name="username" autoComplete="username" value={credentials.email} readOnly hidden />
          <PasswordField
            startsFocused
            label={texts.passwordLabel}
            name="password"
            value={credentials.password}
            onChange={(password) => type({ password })}
            error={errors.password}
          />
          <Button kind="primary" type="submit" isWide busyText={isBusy ? texts.entering : undefined}>
            {texts.enter}
          </Button>
          {byCode}
        </form>
      )}
    </LoginSheet>
  );
}
