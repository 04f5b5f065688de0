import type { Cents } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { texts } from './texts.ts';

/** What the customer can pay in a month. */
export function WishQuestion({ onAsk }: { onAsk: (desired: Cents) => void }) {
  const [desired, setDesired] = useState<Cents | null>(null);
  return (
    <Form className="customer-question" onSubmit={() => (desired === null ? undefined : onAsk(desired))}>
      <MoneyField label={texts.wish} hint={texts.wishHint} valueCents={desired} onChangeCents={setDesired} />
      <Button type="submit" isWide disabled={desired === null}>
        {texts.wishAsk}
      </Button>
    </Form>
  );
}
