import type { Cents } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { MoneyField } from '../../../../ui/field/money-field.tsx';
import { fitTexts } from './texts.ts';
import './fit-panel.css';

interface WishQuestionProps {
  /** What was asked for before. */
  desiredCents: Cents | null;
  onWish: (desiredCents: Cents) => void;
}

/** 'No máximo R$ 120 por mês': what the customer can pay decides the plan, or the purchase. */
export function WishQuestion({ desiredCents, onWish }: WishQuestionProps) {
  const [typed, setTyped] = useState(desiredCents);
  const wish = (cents: Cents | null) => {
    if (cents) onWish(cents);
  };
  return (
    <div className="wish-question">
      <MoneyField
        label={fitTexts.wish}
        valueCents={typed}
        onChangeCents={setTyped}
        onSubmit={wish}
        submitLabel={fitTexts.findPlan}
      />
      <Button onClick={() => wish(typed)}>{fitTexts.findPlan}</Button>
    </div>
  );
}
