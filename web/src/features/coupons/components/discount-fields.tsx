import { onlyDigits } from '@balcao/contract/kernel';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { CampaignDraft, CampaignFault } from '../rules/campaign-draft.ts';
import { faultTexts, texts } from '../texts.ts';

export interface DraftFieldsProps {
  draft: CampaignDraft;
  onChange: (part: Partial<CampaignDraft>) => void;
  faults: readonly CampaignFault[];
}

/** How much a coupon takes off, and of which purchases. */
export function DiscountFields({ draft, onChange, faults }: DraftFieldsProps) {
  const said = (fault: CampaignFault) => (faults.includes(fault) ? faultTexts[fault] : undefined);
  return (
    <>
      <RadioCards
        label={texts.form.discount}
        value={draft.discount}
        onChange={(discount) => onChange({ discount: discount as CampaignDraft['discount'] })}
        cards={[
          { value: 'PERCENT', label: texts.form.percent },
          { value: 'VALUE', label: texts.form.value },
        ]}
      />
      {draft.discount === 'PERCENT' ? (
        <>
          <TextField
            label={texts.form.percentLabel}
            inputMode="numeric"
            maxLength={3}
            value={draft.percent}
            onChange={(percent) => onChange({ percent: onlyDigits(percent) })}
            error={said('percent')}
          />
          <MoneyField
            label={texts.form.maximum}
            valueCents={draft.maximumCents}
            onChangeCents={(maximumCents) => onChange({ maximumCents })}
          />
        </>
      ) : (
        <MoneyField
          label={texts.form.valueLabel}
          valueCents={draft.valueCents}
          onChangeCents={(valueCents) => onChange({ valueCents })}
          error={said('value')}
        />
      )}
      <MoneyField
        label={texts.form.minimum}
        valueCents={draft.minimumCents}
        onChangeCents={(minimumCents) => onChange({ minimumCents })}
      />
    </>
  );
}
