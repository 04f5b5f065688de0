import type { FormEvent } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CodeField } from '../../../ui/field/code-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { factorHints, factorWays, texts } from '../texts.ts';
import { type OwedFactor, useFactor } from '../use-factor.ts';

interface FactorFormProps {
  owed: OwedFactor;
  isLeaving: boolean;
  /** Back to the password, and why. */
  onOver: (why: string) => void;
}

/** The second factor, asked for where the password was: what was typed below stays. */
export function FactorForm({ owed, isLeaving, onOver }: FactorFormProps) {
  const { way, others, code, error, isProving, type, turnTo, open } = useFactor(owed, onOver);
  const prove = () => {
    if (!isLeaving) void open();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    prove();
  };
  return (
    <form className="lock" noValidate onSubmit={submit}>
      <p>{factorHints[way]}</p>
      {way === 'passkey' && error !== undefined ? (
        <Banner kind="danger" isLive>
          {error}
        </Banner>
      ) : null}
      {way === 'totp' ? (
        <CodeField startsFocused label={texts.totp} value={code} onChange={type} onSubmit={prove} error={error} />
      ) : null}
      {way === 'recovery' ? (
        <TextField
          startsFocused
          label={texts.recovery}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={type}
          error={error}
        />
      ) : null}
      <Button kind="primary" type="submit" isWide busyText={isProving ? texts.opening : undefined}>
        {way === 'passkey' ? factorWays.passkey : texts.open}
      </Button>
      {others.map((other) => (
        <Button key={other} kind="quiet" onClick={() => turnTo(other)}>
          {factorWays[other]}
        </Button>
      ))}
    </form>
  );
}
