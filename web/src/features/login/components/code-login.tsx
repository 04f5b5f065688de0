import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CodeField } from '../../../ui/field/code-field.tsx';
import { texts } from '../texts.ts';
import { useCodeLogin } from '../use-code-login.ts';
import { LoginHelp } from './login-help.tsx';
import { LoginSheet } from './login-sheet.tsx';
import type { OtherWayProps } from './other-way.ts';

/** The way in for who typed too many wrong passwords: a code on the operator's own telephone. */
export function CodeLogin({ email, origin, onBack, onOwed }: OtherWayProps) {
  const { wait, isSent, refusal, codeError, typed, send, enter } = useCodeLogin(email, origin, onOwed);
  const [code, setCode] = useState('');
  return (
    <LoginSheet title={texts.codeTitle} below={<LoginHelp />}>
      <form
        className="login-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void enter(code);
        }}
      >
        <div className="login-email">
          <span>{email}</span>
        </div>
        {refusal === undefined ? null : (
          <Banner kind="danger" isLive>
            {refusal}
          </Banner>
        )}
        {isSent ? (
          <>
            <p>{texts.codeSent}</p>
            <CodeField
              startsFocused
              label={texts.codeLabel}
              value={code}
              onChange={(digits) => {
                setCode(digits);
                typed();
              }}
              onSubmit={(digits) => void enter(digits)}
              error={codeError}
            />
            <Button kind="primary" type="submit" isWide busyText={wait === 'entering' ? texts.entering : undefined}>
              {texts.enter}
            </Button>
          </>
        ) : null}
        <div className="login-others">
          <Button
            busyText={wait === 'sending' ? texts.sendingCode : undefined}
            onClick={() => {
              setCode('');
              void send();
            }}
          >
            {texts.sendAnother}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {texts.backToPassword}
          </Button>
        </div>
      </form>
    </LoginSheet>
  );
}
