import { type Cents, centsToReais, reaisToCents } from '@balcao/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { MoneyField } from '../../ui/field/money-field.tsx';
import { formatReais } from '../money/format-reais.ts';
import { texts } from './texts.ts';
import type { StoreRequest } from './use-store-requests.ts';

interface AnswerDialogProps {
  request: StoreRequest;
  onClose: () => void;
  /** The purchase that it is now. */
  onConfirmed: (id: string) => void;
}

const MINIMUM_CENTS = 1_000;

/** The value, confirmed or put right, by who sees customer and goods. */
export function AnswerDialog({ request, onClose, onConfirmed }: AnswerDialogProps) {
  const { id, number, value } = request;
  const [valueCents, setValueCents] = useState<Cents | null>(reaisToCents(value));
  const [problem, setProblem] = useState<string>();
  const confirm = useMutation({
    mutationFn: (cents: Cents) =>
      call('POST /payments/store-requests/{id}/confirm', { params: { id }, body: { value: centsToReais(cents) } }),
    onSuccess: (purchase) => onConfirmed(purchase.id),
  });
  const refuse = useMutation({
    mutationFn: () => call('POST /payments/store-requests/{id}/refuse', { params: { id } }),
    onSuccess: onClose,
  });
  const submit = () => {
    if (valueCents === null || valueCents < MINIMUM_CENTS) return setProblem(texts.minimum);
    confirm.mutate(valueCents);
  };
  const failure = confirm.error ?? refuse.error;
  return (
    <Dialog
      open
      title={texts.title1(number)}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button busyText={refuse.isPending ? texts.refusing : undefined} onClick={() => refuse.mutate()}>
            {texts.refuse}
          </Button>
          <Button kind="primary" busyText={confirm.isPending ? texts.confirming : undefined} onClick={submit}>
            {texts.confirmValue(valueCents === null ? '' : formatReais(centsToReais(valueCents)))}
          </Button>
        </>
      }
    >
      <p>{texts.asked(value)}</p>
      <MoneyField
        label={texts.value}
        hint={texts.valueHint}
        error={problem}
        valueCents={valueCents}
        onChangeCents={(cents) => {
          setValueCents(cents);
          setProblem(undefined);
        }}
        onSubmit={submit}
        submitLabel={texts.confirm}
        startsFocused
      />
      {failure ? (
        <Banner kind="danger" isLive>
          {errorText(failure, brandName())}
        </Banner>
      ) : null}
    </Dialog>
  );
}
