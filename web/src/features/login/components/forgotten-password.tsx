import { useState } from 'react';
import { NewPasswordFields } from '../../../domain/accounts/new-password-fields.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { CodeField } from '../../../ui/field/code-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';
import { usePasswordReset } from '../use-password-reset.ts';
import { LoginHelp } from './login-help.tsx';
import { LoginSheet } from './login-sheet.tsx';
import type { OtherWayProps } from './other-way.ts';

/** A new password for who forgot theirs: the e-mail, a code on the own telephone, the password. */
export function ForgottenPassword({ email: known, origin, onBack, onOwed }: OtherWayProps) {
  const { wait, isSent, errors, password, typed, send, save } = usePasswordReset(origin, onOwed);
  const [email, setEmail] = useState(known);
  const [code, setCode] = useState('');
  const others = (
    <div className="login-others">
      {isSent ? (
        <Button
          busyText={wait === 'sending' ? texts.sendingCode : undefined}
          onClick={() => {
            setCode('');
            void send(email);
          }}
        >
          {texts.sendAnother}
        </Button>
      ) : null}
      <Button kind="quiet" onClick={onBack}>
        {texts.backToPassword}
      </Button>
    </div>
  );
  return (
    <LoginSheet title={texts.forgotTitle} below={<LoginHelp />}>
      {isSent ? (
        <Form className="login-form" onSubmit={() => void save(email, code)}>
          <div className="login-email">
            <span>{email.trim()}</span>
          </div>
          <p>{texts.codeSent}</p>
          <CodeField
            startsFocused
            label={texts.codeLabel}
            value={code}
            onChange={(digits) => {
              typed();
              setCode(digits);
            }}
            error={errors.code}
          />
          <NewPasswordFields of={password} />
          <Button kind="primary" type="submit" isWide busyText={wait === 'saving' ? texts.savingPassword : undefined}>
            {texts.savePassword}
          </Button>
          {others}
        </Form>
      ) : (
        <Form className="login-form" onSubmit={() => void send(email)}>
          <TextField
            startsFocused
            label={texts.emailLabel}
            placeholder={texts.emailPlaceholder}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            value={email}
            onChange={(text) => {
              typed();
              setEmail(text);
            }}
            error={errors.email}
          />
          <Button kind="primary" type="submit" isWide busyText={wait === 'sending' ? texts.sendingCode : undefined}>
            {texts.sendCode}
          </Button>
          {others}
        </Form>
      )}
    </LoginSheet>
  );
}
