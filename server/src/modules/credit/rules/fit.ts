/** What a customer may do about a purchase above the available limit. Reais, as they travel. */
export type Fit = {
  availableLimit: number;
  /** How much the purchase is above it. */
  missing: number;
  /** Largest purchase that fits now; 0 when not even the smallest does. */
  largestValue: number;
  /** Paid at the counter, it makes the rest fit; null when the rest would be below the smallest purchase. */
  downPayment: number | null;
};

/** A purchase of which a coupon pays a part: more than the limit fits it. */
export interface Purchase {
  cents: number;
  /** Largest purchase that takes no more than this of the limit, cents. */
  largestFor: (availableCents: number) => number;
}

/** Makes a purchase that takes so much of the limit fit; everything in cents. */
export function fitOf(
  availableCents: number,
  takenCents: number,
  minimumCents: number,
  purchase: Purchase = { cents: takenCents, largestFor: (cents) => cents },
): Fit {
  const largestCents = availableCents > 0 ? purchase.largestFor(availableCents) : 0;
  const isSellable = availableCents > 0 && largestCents >= minimumCents;
  return {
    availableLimit: availableCents / 100,
    missing: (takenCents - availableCents) / 100,
    largestValue: isSellable ? largestCents / 100 : 0,
    downPayment: isSellable ? (purchase.cents - largestCents) / 100 : null,
  };
}
