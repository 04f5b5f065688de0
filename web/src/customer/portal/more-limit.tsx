import { centsToReais } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../domain/money/format-reais.ts';
import { Button } from '../../ui/button/button.tsx';
import { centsInText } from '../../ui/field/cents-in-text.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { sentenceOf } from '../data/failure.ts';
import { callOwn } from './session.ts';
import { type Home, texts } from './texts.ts';

const own = texts.home;

interface MoreLimitProps {
  limit: NonNullable<Home['limit']>;
  onDone: () => void;
  onBack: () => void;
}

/** How much; the answer comes by message. */
export function MoreLimit({ limit, onDone, onBack }: MoreLimitProps) {
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const submit = async () => {
    const cents = centsInText(value);
    if (cents === null || centsToReais(cents) <= limit.totalLimit)
      return setFault(own.moreTooLow(formatReais(limit.totalLimit)));
    if (isBusy) return;
    setBusy(true);
    try {
      const body = { limit: centsToReais(cents) };
      await callOwn('POST /portal/limit-requests', { body, idempotencyKey: key });
      onDone();
    } catch (failure) {
      setFault(sentenceOf(failure));
      setBusy(false);
    }
  };
  return (
    <Form className="customer-question" onSubmit={() => void submit()}>
      <p className="customer-lead">{own.moreLead}</p>
      <TextField
        label={own.moreValue}
        hint={own.moreValueHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        onChange={(text) => {
          setValue(text);
          setFault(undefined);
        }}
        error={fault}
        startsFocused
      />
      <Button kind="primary" type="submit" isWide busyText={isBusy ? own.moreSending : undefined}>
        {own.moreSend}
      </Button>
      <Button kind="quiet" isWide onClick={onBack}>
        {own.moreBack}
      </Button>
    </Form>
  );
}
