import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { texts } from '../texts.ts';
import type { LoginProps } from '../use-login.ts';
import { LoginHelp } from './login-help.tsx';
import { LoginSheet } from './login-sheet.tsx';

/** First the e-mail, then the password. */
export function TwoStepLogin({ login, notice, byCode, corporate }: LoginProps) {
  const [step, setStep] = useState<'email' | 'password'>('email');
  const emailRef = useRef<HTMLInputElement>(null);
  const { credentials, errors, isBusy, type, checkEmail, submit } = login;

  const router = useRouter();

  // While the password is typed the till is fetched: it is where most people go next.
  useEffect(() => {
    if (step !== 'password') return;
    for (const id of ['/_app', '/_app/caixa/'] as const) void router.loadRouteChunk(router.routesById[id]);
  }, [step, router]);

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
    <LoginSheet title={step === 'email' ? texts.emailTitle : texts.passwordTitle} below={<LoginHelp />}>
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
