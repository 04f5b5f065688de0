import type { Cents } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { ReturnOptions, ReturnReason } from './calls.ts';
import { approvalText, reasonTexts, returnTexts as texts } from './texts.ts';

/** What the operator chose and typed so far. */
export interface Wanted {
  readonly reason: ReturnReason | null;
  readonly isPart: boolean;
  readonly partCents: Cents | null;
  readonly note: string;
}

interface QuestionsProps {
  options: ReturnOptions;
  wanted: Wanted;
  failure: string | undefined;
  onChange: (wanted: Wanted) => void;
  /** Enter; gets what the field holds at that instant. */
  onSubmit: (typed: Cents | null) => void;
}

/** Why, and how much of the purchase: only what somebody may do today is offered. */
export function ReturnQuestions({ options, wanted, failure, onChange, onSubmit }: QuestionsProps) {
  const chosen = options.reasons.find(({ reason }) => reason === wanted.reason);
  const mayBePart = chosen !== undefined && chosen.part !== null;
  return (
    <>
      <RadioCards
        label={texts.reason}
        cards={options.reasons.map(({ reason, whole, part }) => ({
          value: reason,
          label: reasonTexts[reason],
          note:
            [part === null ? texts.wholeOnly : '', approvalText(whole ?? part ?? []) ?? ''].join(' ').trim() ||
            undefined,
        }))}
        value={wanted.reason ?? ''}
        onChange={(value) => {
          const reason = options.reasons.find((one) => one.reason === value);
          onChange({ ...wanted, reason: reason?.reason ?? null, isPart: wanted.isPart && reason?.part !== null });
        }}
        startsFocused
      />
      {mayBePart ? (
        <RadioCards
          label={texts.extent}
          cards={[
            { value: 'whole', label: texts.whole, aside: formatReais(options.left) },
            { value: 'part', label: texts.part, note: texts.partHint },
          ]}
          value={wanted.isPart ? 'part' : 'whole'}
          onChange={(value) => onChange({ ...wanted, isPart: value === 'part' })}
        />
      ) : null}
      {wanted.isPart ? (
        <MoneyField
          label={texts.value}
          valueCents={wanted.partCents}
          onChangeCents={(partCents) => onChange({ ...wanted, partCents })}
          onSubmit={onSubmit}
          submitLabel={texts.see}
          error={failure}
          startsFocused
        />
      ) : null}
      <TextField
        label={texts.note}
        hint={texts.noteHint}
        maxLength={200}
        value={wanted.note}
        onChange={(note) => onChange({ ...wanted, note })}
      />
      {failure === undefined || wanted.isPart ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
    </>
  );
}
