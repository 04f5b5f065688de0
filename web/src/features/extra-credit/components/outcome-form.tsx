import { onlyDigits } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { TakenRequest } from '../calls.ts';
import { type Choice, type Draft, type Fault, wholeOf } from '../rules/outcome.ts';
import { faultText, texts } from '../texts.ts';

interface OutcomeFormProps {
  request: TakenRequest;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** What was wrong when it was sent. */
  fault: Fault | null;
  /** Of the reason, or what the server said. */
  failure: string | undefined;
  isSending: boolean;
}

/** All, less or nothing, for how long, and why. */
export function OutcomeForm({ request, draft, onChange, fault, failure, isSending }: OutcomeFormProps) {
  const whole = wholeOf(request);
  const isBlocked = (request.limit?.blockedBy ?? null) !== null;
  const minimum = formatReais(request.minAmount);
  const maximum = formatReais(request.maxAmount);
  const said = fault === null ? undefined : faultText(fault, { minimum, maximum, maxDays: request.maxDays });
  const cards = [
    {
      value: 'ALL',
      label: (whole < request.requestedAmount ? texts.most : texts.all)(formatReais(whole)),
      disabled: isBlocked,
    },
    { value: 'LESS', label: texts.less, disabled: isBlocked },
    { value: 'NONE', label: texts.nothing },
  ];
  return (
    <>
      <RadioCards
        label={texts.outcome}
        value={draft.choice}
        onChange={(choice) => onChange({ ...draft, choice: choice as Choice })}
        cards={cards}
        disabled={isSending}
      />
      {draft.choice === 'LESS' ? (
        <MoneyField
          label={texts.amount}
          valueCents={draft.amountCents}
          onChangeCents={(amountCents) => onChange({ ...draft, amountCents })}
          error={fault === 'AMOUNT_MISSING' || fault === 'AMOUNT_OUT_OF_BOUNDS' ? said : undefined}
          readOnly={isSending}
          startsFocused
        />
      ) : null}
      {draft.choice === 'NONE' ? null : (
        <TextField
          label={texts.days}
          inputMode="numeric"
          maxLength={3}
          value={draft.days}
          onChange={(days) => onChange({ ...draft, days: onlyDigits(days) })}
          error={fault === 'DAYS_OUT_OF_BOUNDS' ? said : undefined}
          readOnly={isSending}
        />
      )}
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        value={draft.reason}
        onChange={(reason) => onChange({ ...draft, reason })}
        error={failure}
        maxLength={200}
        readOnly={isSending}
      />
    </>
  );
}
