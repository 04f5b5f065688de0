import type { FormEvent } from 'react';
import { FactorFields } from '../../../domain/second-factor/factor-fields.tsx';
import { FactorSubmit } from '../../../domain/second-factor/factor-submit.tsx';
import type { OwedFactor } from '../../../domain/second-factor/owed-factor.ts';
import { factorHints, factorWays } from '../../../domain/second-factor/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { texts } from '../texts.ts';
import { useFactor } from '../use-factor.ts';

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
      <p>
        {texts.factorOwed} {factorHints[way]}
      </p>
      <FactorFields way={way} code={code} error={error} onType={type} onFull={prove} />
      <FactorSubmit way={way} label={texts.open} busyText={isProving ? texts.opening : undefined} />
      {others.map((other) => (
        <Button key={other} kind="quiet" onClick={() => turnTo(other)}>
          {factorWays[other]}
        </Button>
      ))}
    </form>
  );
}
