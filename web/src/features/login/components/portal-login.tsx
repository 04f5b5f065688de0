import { type FormEvent, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { texts } from '../texts.ts';
import type { LoginProps } from '../use-login.ts';
import { LoginHelp } from './login-help.tsx';
import { LoginSheet } from './login-sheet.tsx';
import { RecentOperators } from './recent-operators.tsx';

/** Both questions on one page. */
export function PortalLogin({ login, notice, byCode, corporate }: LoginProps) {
  const { credentials, errors, isBusy, type, submit } = login;
  const passwordField = useRef<HTMLInputElement>(null);
  const enter = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <LoginSheet title={texts.portalTitle} below={<LoginHelp />} enter={texts.enter}>
      {notice}
      <form className="login-form" noValidate onSubmit={enter}>
        <TextField
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
        <PasswordField
          ref={passwordField}
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
        {corporate}
        <RecentOperators
          onChoose={(email) => {
            type({ email, password: '' });
            passwordField.current?.focus();
          }}
        />
      </form>
    </LoginSheet>
  );
}
