import { onlyDigits } from '@balcao/contract/kernel';
import { RadioCards } from '../../../ui/choice/radio-cards.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { CampaignDraft, CampaignFault } from '../rules/campaign-draft.ts';
import { faultTexts, texts } from '../texts.ts';
import { DiscountFields, type DraftFieldsProps } from './discount-fields.tsx';

interface CampaignFormProps extends DraftFieldsProps {
  /** Of the reason. */
  failure: string | undefined;
}

/** Who gets a coupon of how much, for how long, who bears it, since when, and why. */
export function CampaignForm({ draft, onChange, faults, failure }: CampaignFormProps) {
  const said = (fault: CampaignFault) => (faults.includes(fault) ? faultTexts[fault] : undefined);
  const { form } = texts;
  return (
    <>
      <RadioCards
        label={form.trigger}
        value={draft.trigger}
        onChange={(trigger) => onChange({ trigger: trigger as CampaignDraft['trigger'] })}
        cards={(['PAID_PURCHASE', 'REGISTRATION'] as const).map((value) => ({ value, label: form.triggers[value] }))}
      />
      <DiscountFields draft={draft} onChange={onChange} faults={faults} />
      <TextField
        label={form.validity}
        inputMode="numeric"
        maxLength={4}
        value={draft.validityDays}
        onChange={(days) => onChange({ validityDays: onlyDigits(days) })}
        error={said('validityDays')}
      />
      <Select
        label={form.fundedBy}
        value={draft.fundedBy}
        onChange={(fundedBy) => onChange({ fundedBy: fundedBy as CampaignDraft['fundedBy'] })}
        options={(['RETAILER', 'PROVIDER'] as const).map((value) => ({ value, label: form.funds[value] }))}
      />
      <div className="campaign-days">
        <DateField label={form.from} value={draft.from} onChange={(from) => onChange({ from })} error={said('from')} />
        <DateField
          label={form.until}
          hint={form.untilHint}
          value={draft.until}
          onChange={(until) => onChange({ until })}
          error={said('until')}
        />
      </div>
      <TextArea
        label={form.reason}
        hint={texts.reasonHint}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        error={failure}
        maxLength={200}
      />
    </>
  );
}
