import { type Cents, reaisToCents } from '@balcao/contract/kernel';
import type { WireDetailsOf } from '@balcao/contract';
import type { Offer } from '../../../domain/contracts/offer.ts';
import type { CallFailure } from '../../../domain/counter/failure.ts';
import { isRecord } from '../../../lib/unknown-values.ts';

/** Another purchase that the server said would fit. */
export interface Fit {
  readonly valueCents: Cents;
  /** Paid at the counter besides. */
  readonly downPaymentCents: Cents | null;
  /** The installment it fits. */
  readonly desiredCents: Cents | null;
}

type ShortLimit = WireDetailsOf<'INSUFFICIENT_LIMIT'>;

/** What would fit instead of a purchase above the limit, every figure priced by the server. */
export interface Fits {
  /** Reais. */
  readonly available: number;
  readonly missing: number;
  readonly largest: Fit | null;
  /** The same value, the rest paid at the counter. */
  readonly withDownPayment: Fit | null;
  /** Undefined when no installment was asked for, null when nothing fits it. */
  readonly forInstallment: Fit | null | undefined;
}

const isShortLimit = (details: unknown): details is ShortLimit =>
  isRecord(details) && typeof details['largestValue'] === 'number';

const fit = (reais: number, over: Partial<Fit> = {}): Fit => ({
  valueCents: reaisToCents(reais),
  downPaymentCents: null,
  desiredCents: null,
  ...over,
});

/** What a refusal offers; null of any but a short limit whose value may still change. */
export function fitsOf({ code, details }: CallFailure, desiredCents: Cents | null): Fits | null {
  if (code !== 'INSUFFICIENT_LIMIT' || !isShortLimit(details)) return null;
  const { availableLimit, missing, largestValue = 0, downPayment = null, valueForInstallment } = details;
  return {
    available: availableLimit,
    missing,
    largest: largestValue > 0 ? fit(largestValue) : null,
    withDownPayment: downPayment === null ? null : fit(largestValue, { downPaymentCents: reaisToCents(downPayment) }),
    forInstallment: fitOfWish(valueForInstallment, desiredCents),
  };
}

const fitOfWish = (value: number | null | undefined, desiredCents: Cents | null) =>
  typeof value === 'number' ? fit(value, { desiredCents }) : value;

/** The smaller purchase that an offer says would fit the installment, when no plan of it does. */
export function smallerFit({ fit: found }: Pick<Offer, 'fit'>, desiredCents: Cents | null): Fit | null {
  return typeof found?.largestValue === 'number' ? fit(found.largestValue, { desiredCents }) : null;
}
