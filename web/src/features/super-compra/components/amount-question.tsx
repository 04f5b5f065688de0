import type { Cents } from '@balcao/contract/kernel';
import { useState } from 'react';
import { failureOf } from '../../../domain/counter/failure.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { texts } from '../texts.ts';
import type { SuperCompra } from '../use-super-compra.ts';
import { Failed } from './failed.tsx';

/** How much the customer wants to buy. What is refused stands at the field; what nobody answered is asked again. */
export function AmountQuestion({ flow: { ask, change } }: { flow: SuperCompra }) {
  const [amount, setAmount] = useState<Cents | null>(null);
  const [isMissing, setMissing] = useState(false);
  const failure = ask.isError ? failureOf(ask.error) : null;
  const refusal = failure?.isAnswerLost === false ? failure.message : undefined;
  const submit = (cents: Cents | null) => {
    setMissing((cents ?? 0) <= 0);
    if (cents !== null && cents > 0 && !ask.isPending) ask.mutate(cents);
  };
  return (
    <div className="super-compra-ask">
      <MoneyField
        label={texts.amount}
        valueCents={amount}
        onChangeCents={(cents) => {
          setAmount(cents);
          setMissing(false);
          if (ask.isError) ask.reset();
        }}
        onSubmit={submit}
        submitLabel={texts.ask}
        error={isMissing ? texts.amountMissing : refusal}
        readOnly={ask.isPending}
        startsFocused
        isFigure
      />
      {failure?.isAnswerLost ? <Failed reason={failure.message} onAgain={() => submit(amount)} /> : null}
      <div className="super-compra-acts">
        <Button onClick={() => change('')}>{texts.another}</Button>
        <Button kind="primary" busyText={ask.isPending ? texts.asking : undefined} onClick={() => submit(amount)}>
          {texts.ask}
        </Button>
      </div>
    </div>
  );
}
