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

/** How much more, and what for; the answer comes by message. */
export function MoreLimit({ limit, onDone, onBack }: MoreLimitProps) {
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ value?: string; reason?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const submit = async () => {
    const cents = centsInText(value);
    if (cents === null || centsToReais(cents) <= limit.totalLimit)
      return setFaults({ value: own.moreTooLow(formatReais(limit.totalLimit)) });
    if (reason.trim().length < 3) return setFaults({ reason: own.moreNoReason });
    if (isBusy) return;
    setBusy(true);
    try {
      const body = { limit: centsToReais(cents), reason: reason.trim() };
      await callOwn('POST /portal/limit-requests', { body, idempotencyKey: key });
      onDone();
    } catch (failure) {
      setFaults({ value: sentenceOf(failure) });
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
          setFaults({});
        }}
        error={faults.value}
        startsFocused
      />
      <TextField
        label={own.moreReason}
        hint={own.moreReasonHint}
        maxLength={200}
        value={reason}
        onChange={(text) => {
          setReason(text);
          setFaults({});
        }}
        error={faults.reason}
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
