/** What a customer may do about a purchase above the available limit. Reais, as they travel. */
export type Fit = {
  availableLimit: number;
  /** How much the purchase is above it. */
  missing: number;
  /** Largest value that can be asked for now, and is sold; 0 when not even the smallest is. */
  largestValue: number;
  /** Paid at the counter, it makes the rest the largest value; null when nothing is sold, or no more may be paid down. */
  downPayment: number | null;
};

/** The purchase that would fit instead. Cents. */
export interface FittingPurchase {
  valueCents: number;
  downPaymentCents: number | null;
}

/** Makes a purchase that takes so much of the limit fit; everything in cents, `fitting` null when nothing is sold. */
export function fitOf(availableCents: number, takenCents: number, fitting: FittingPurchase | null): Fit {
  const downPaymentCents = fitting?.downPaymentCents ?? null;
  return {
    ...shortOf(availableCents, takenCents),
    largestValue: (fitting?.valueCents ?? 0) / 100,
    downPayment: downPaymentCents === null ? null : downPaymentCents / 100,
  };
}

/** By how much a purchase is above the limit, in reais, where its value is not to be changed any more. */
export function shortOf(availableCents: number, takenCents: number): Pick<Fit, 'availableLimit' | 'missing'> {
  return { availableLimit: availableCents / 100, missing: (takenCents - availableCents) / 100 };
}
