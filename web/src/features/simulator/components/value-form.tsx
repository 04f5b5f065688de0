import type { Cents } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { KeyCap } from '../../../ui/data/key-cap.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { valueFault } from '../rules/simulated-value.ts';
import { texts } from '../texts.ts';

interface ValueFormProps {
  /** Reais. */
  max: number;
  startCents: Cents;
  onSimulate: (cents: Cents) => void;
}

/** Another value to simulate. */
export function ValueForm({ max, startCents, onSimulate }: ValueFormProps) {
  const [valueCents, setValueCents] = useState<Cents | null>(startCents);
  const fault = valueFault(valueCents, max);
  const submit = (cents: Cents | null) => {
    if (cents !== null && valueFault(cents, max) === undefined) onSimulate(cents);
  };
  return (
    <div className="simulator-form">
      <p className="simulator-available">
        {texts.form.available} <strong>{formatReais(max)}</strong>
      </p>
      <MoneyField
        label={texts.form.value}
        valueCents={valueCents}
        onChangeCents={setValueCents}
        problem={fault}
        onSubmit={submit}
        submitLabel={texts.form.submit}
        startsFocused
        isFigure
      />
      <Button kind="primary" disabled={fault !== undefined} onClick={() => submit(valueCents)}>
        {texts.form.submit} <KeyCap>{texts.form.enter}</KeyCap>
      </Button>
    </div>
  );
}
