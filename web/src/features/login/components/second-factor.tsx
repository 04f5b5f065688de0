import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CodeField } from '../../../ui/field/code-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { Owed } from '../owed.ts';
import { texts } from '../texts.ts';
import { useSecondFactor } from '../use-second-factor.ts';
import { LoginHelp } from './login-help.tsx';
import { LoginSheet } from './login-sheet.tsx';

export interface SecondFactorProps {
  owed: Owed;
  origin: string | undefined;
  onBack: () => void;
}

type Way = 'totp' | 'passkey' | 'recovery';
const digitsOfCode = 6;

/** After the password, the code or the company's sign-on: the code of an app, a passkey, or a recovery code. */
export function SecondFactor({ owed, origin, onBack }: SecondFactorProps) {
  const { wait, error, typed, miss, proveCode, provePasskey } = useSecondFactor(owed, origin);
  const [way, setWay] = useState<Way>(owed.hasTotp ? 'totp' : 'passkey');
  const [code, setCode] = useState(owed.digits.slice(0, digitsOfCode));
  const [recovery, setRecovery] = useState('');

  const proveTotp = (digits: string) =>
    digits.length < digitsOfCode ? miss(texts.codeMissing) : void proveCode('totp', digits);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way === 'totp') return proveTotp(code);
    if (way === 'passkey') return void provePasskey();
    return recovery.trim() === '' ? miss(texts.recoveryMissing) : void proveCode('recovery', recovery);
  };
  const change = (to: Way) => {
    typed();
    setWay(to);
  };
  const hints = { totp: texts.totpHint, passkey: texts.passkeyHint, recovery: texts.recoveryHint };
  const others = (
    [
      ['totp', texts.totpWay, owed.hasTotp],
      ['passkey', texts.passkeyWay, owed.hasPasskey],
      ['recovery', texts.recoveryWay, true],
    ] as const
  ).filter(([other, , isThere]) => isThere && other !== way);

  return (
    <LoginSheet title={texts.factorTitle} below={<LoginHelp />}>
      <form className="login-form" noValidate onSubmit={submit}>
        <p>{hints[way]}</p>
        {way === 'passkey' && error !== undefined ? (
          <Banner kind="danger" isLive>
            {error}
          </Banner>
        ) : null}
        {way === 'totp' ? (
          <CodeField
            startsFocused
            label={texts.totpLabel}
            value={code}
            onChange={(digits) => {
              typed();
              setCode(digits);
            }}
            onSubmit={proveTotp}
            error={error}
          />
        ) : null}
        {way === 'recovery' ? (
          <TextField
            startsFocused
            label={texts.recoveryLabel}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={recovery}
            onChange={(text) => {
              typed();
              setRecovery(text);
            }}
            error={error}
          />
        ) : null}
        <Button
          kind="primary"
          type="submit"
          isWide
          busyText={wait === null ? undefined : wait === 'passkey' ? texts.askingPasskey : texts.confirming}
        >
          {way === 'passkey' ? texts.passkeyWay : texts.enter}
        </Button>
        <div className="login-others">
          {others.map(([other, text]) => (
            <Button key={other} onClick={() => change(other)}>
              {text}
            </Button>
          ))}
          <Button kind="quiet" onClick={onBack}>
            {texts.backToStart}
          </Button>
        </div>
      </form>
    </LoginSheet>
  );
}
