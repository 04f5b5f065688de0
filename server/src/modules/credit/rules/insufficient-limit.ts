import type { Cents } from '@balcao/contract';
import { cents } from '@balcao/credit-math';

/** What a customer may do about a purchase above the available limit: the details of INSUFFICIENT_LIMIT. */
export interface InsufficientLimit {
  availableLimit: Cents;
  /** How much the purchase is above it. */
  missing: Cents;
  /** Largest value that can be asked for now, and is sold; 0 when not even the smallest is. */
  largestValue: Cents;
  /** Paid at the counter, it makes the rest the largest value; null when nothing is sold, or no more may be paid down. */
  downPayment: Cents | null;
  /** Largest value with a plan within the installment that was asked for, fee included; null when none has one, absent when none was asked for. */
  valueForInstallment?: Cents | null;
}

/** The purchase that would fit instead. */
export interface FittingPurchase {
  valueCents: Cents;
  downPaymentCents: Cents | null;
  /** Absent when no installment was asked for. */
  forInstallmentCents?: Cents | null;
}

/** What is missing of a purchase that takes so much of the limit, and what would fit; `fitting` null when nothing is sold. */
export function insufficientLimit(
  availableCents: Cents,
  takenCents: Cents,
  fitting: FittingPurchase | null,
): InsufficientLimit {
  return {
    ...missingLimit(availableCents, takenCents),
    largestValue: fitting?.valueCents ?? cents(0),
    downPayment: fitting?.downPaymentCents ?? null,
    ...(fitting?.forInstallmentCents !== undefined && { valueForInstallment: fitting.forInstallmentCents }),
  };
}

/** By how much a purchase is above the limit, where its value is not to be changed any more. */
export function missingLimit(
  availableCents: Cents,
  takenCents: Cents,
): Pick<InsufficientLimit, 'availableLimit' | 'missing'> {
  return { availableLimit: availableCents, missing: cents(takenCents - availableCents) };
}
