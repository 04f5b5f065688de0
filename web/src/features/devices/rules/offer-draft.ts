import {
  type Cents,
  centsToReais,
  type CivilDate,
  downPaymentOf,
  fractionOfPercent,
  minPriceOf,
  wholeCents,
} from '@balcao/contract/kernel';
import { reasonFault } from '../../../domain/reasons/reason-fault.ts';
import type { OfferEntry } from '../device-admin-calls.ts';
import { offerTexts as texts } from '../texts.ts';

export type OfferKind = keyof typeof texts.kinds;

/** A price as it is being typed. */
export interface OfferDraft {
  readonly kind: OfferKind;
  /** Empty for every store. */
  readonly storeId: string;
  readonly price: Cents | null;
  readonly downPayment: Cents | null;
  /** Percentages as typed: '20', '12,5'. */
  readonly rate: string;
  readonly lowest: string;
  readonly cap: Cents | null;
  readonly from: CivilDate | null;
  readonly until: CivilDate | null;
  readonly reason: string;
}

export type DraftFaults = Partial<Record<keyof OfferDraft, string>>;

export const emptyDraft = (from: CivilDate): OfferDraft => ({
  kind: 'FIXED',
  storeId: '',
  price: null,
  downPayment: null,
  rate: '',
  lowest: '',
  cap: null,
  from,
  until: null,
  reason: '',
});

/** A percentage below 100 of at most two decimals, as decimal text; null when it is none. */
function shareOf(typed: string): string | null {
  const fraction = /^\d{1,2}([.,]\d{1,2})?$/.test(typed.trim()) ? fractionOfPercent(typed) : null;
  return fraction !== null && Number(fraction) < 1 ? fraction : null;
}

/** What is wrong with a draft, field by field; empty when it may be sent. */
export function faultsOf(draft: OfferDraft, today: CivilDate): DraftFaults {
  const { kind, price, downPayment, from, until } = draft;
  const faults: DraftFaults = {};
  if (price === null || price <= 0) faults.price = texts.priceMissing;
  if (kind === 'FIXED' && price !== null && (downPayment ?? 0) >= price) faults.downPayment = texts.downPaymentTooHigh;
  const rate = shareOf(draft.rate);
  const lowest = shareOf(draft.lowest);
  if (kind !== 'FIXED' && rate === null) faults.rate = texts.rateWrong;
  if (kind === 'RANGE' && (lowest === null || Number(lowest) === 0)) faults.lowest = texts.lowestWrong;
  if (kind !== 'FIXED' && price !== null && rate !== null && !faults.lowest) {
    const least = kind === 'RANGE' && lowest !== null ? minPriceOf(price, lowest) : price;
    if (downPaymentOf(least, rate) >= least) faults.rate = texts.nothingFinanced;
  }
  if (from === null || from < today) faults.from = texts.fromMissing;
  if (from !== null && until !== null && until < from) faults.until = texts.untilBefore;
  const reason = reasonFault(draft.reason);
  if (reason !== undefined) faults.reason = reason;
  return faults;
}

/** A draft without faults as it is sent. */
export function entryOf(draft: OfferDraft): OfferEntry {
  const isFixed = draft.kind === 'FIXED';
  return {
    storeId: draft.storeId === '' ? null : draft.storeId,
    validFrom: draft.from ?? '',
    validUntil: draft.until,
    price: centsToReais(draft.price ?? wholeCents(0)),
    downPayment: isFixed ? centsToReais(draft.downPayment ?? wholeCents(0)) : null,
    maxDownPaymentRate: isFixed ? null : Number(shareOf(draft.rate)),
    minPriceRate: draft.kind === 'RANGE' ? Number(shareOf(draft.lowest)) : 1,
    maxAmount: draft.cap === null ? null : centsToReais(draft.cap),
    reason: draft.reason.trim(),
  };
}
