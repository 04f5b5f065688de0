import { type Cents, centsToReais, type CivilDate } from '@balcao/contract/kernel';
import type { CampaignEntry } from '../calls.ts';

export interface CampaignDraft {
  readonly trigger: 'PAID_PURCHASE' | 'REGISTRATION';
  readonly discount: 'PERCENT' | 'VALUE';
  /** Digits: whole percent. */
  readonly percent: string;
  readonly valueCents: Cents | null;
  readonly minimumCents: Cents | null;
  /** Null: without a maximum. */
  readonly maximumCents: Cents | null;
  /** Digits. */
  readonly validityDays: string;
  readonly fundedBy: 'PROVIDER' | 'RETAILER';
  readonly from: CivilDate | null;
  /** Null: until it is ended. */
  readonly until: CivilDate | null;
  readonly reason: string;
}

export type CampaignFault = 'percent' | 'value' | 'validityDays' | 'from' | 'until';

/** What is wrong with a draft beside its reason, in the order of the form; empty when nothing is. */
export function campaignFaults(draft: CampaignDraft): readonly CampaignFault[] {
  const percent = Number(draft.percent);
  const days = Number(draft.validityDays);
  const faults: [CampaignFault, boolean][] = [
    ['percent', draft.discount === 'PERCENT' && !(percent >= 1 && percent <= 100)],
    ['value', draft.discount === 'VALUE' && (draft.valueCents ?? 0) <= 0],
    ['validityDays', draft.validityDays === '' || days > 3_650],
    ['from', draft.from === null],
    ['until', draft.from !== null && draft.until !== null && draft.until < draft.from],
  ];
  return faults.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

const reaisOrNull = (cents: Cents | null) => (cents === null ? null : centsToReais(cents));

/** A draft without faults as the policy it is. */
export function campaignEntry(draft: CampaignDraft, scope: 'PROVIDER' | 'RETAILER'): CampaignEntry {
  const isPercent = draft.discount === 'PERCENT';
  return {
    kind: 'coupon-campaign',
    variant: draft.trigger,
    scope,
    validFrom: draft.from ?? '',
    ...(draft.until !== null && { validUntil: draft.until }),
    reason: draft.reason.trim(),
    document: {
      percent: isPercent ? String(Number(draft.percent) / 100) : null,
      monetary: isPercent ? null : reaisOrNull(draft.valueCents),
      minimumPurchase: reaisOrNull(draft.minimumCents) ?? 0,
      maximumDiscount: isPercent ? reaisOrNull(draft.maximumCents) : null,
      validityDays: Number(draft.validityDays),
      fundedBy: draft.fundedBy,
    },
  };
}
