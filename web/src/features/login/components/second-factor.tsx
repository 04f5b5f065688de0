import { type FormEvent, useState } from 'react';
import {
  digitsOfCode,
  factorFault,
  type FactorWay,
  firstWay,
  otherWays,
} from '../../../domain/second-factor/factor.ts';
import { FactorFields } from '../../../domain/second-factor/factor-fields.tsx';
import { FactorSubmit } from '../../../domain/second-factor/factor-submit.tsx';
import { factorHints, factorWays } from '../../../domain/second-factor/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
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

/** After the password, the code or the company's sign-on: the code of an app, a passkey, or a recovery code. */
export function SecondFactor({ owed, origin, onBack }: SecondFactorProps) {
  const { wait, error, typed, miss, proveCode, provePasskey } = useSecondFactor(owed, origin);
  const [way, setWay] = useState(firstWay(owed));
  const [codes, setCodes] = useState({ totp: owed.digits.slice(0, digitsOfCode), recovery: '', passkey: '' });

  const prove = (code = codes[way]) => {
    const fault = factorFault(way, code);
    if (fault !== undefined) return miss(fault);
    void (way === 'passkey' ? provePasskey() : proveCode(way, code));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    prove();
  };
  const change = (to: FactorWay) => {
    typed();
    setWay(to);
  };
  const type = (code: string) => {
    typed();
    setCodes((before) => ({ ...before, [way]: code }));
  };

  return (
    <LoginSheet title={texts.factorTitle} below={<LoginHelp />}>
      <form className="login-form" noValidate onSubmit={submit}>
        <p>{factorHints[way]}</p>
        <FactorFields way={way} code={codes[way]} error={error} onType={type} onFull={prove} />
        <FactorSubmit
          way={way}
          label={texts.enter}
          busyText={wait === null ? undefined : wait === 'passkey' ? texts.askingPasskey : texts.confirming}
        />
        <div className="login-others">
          {otherWays(owed, way).map((other) => (
            <Button key={other} onClick={() => change(other)}>
              {factorWays[other]}
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
