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

/** Makes a purchase fit; everything in cents. */
export function fitOf(availableCents: number, principalCents: number, minimumCents: number): Fit {
  const missing = (principalCents - availableCents) / 100;
  const isSellable = availableCents > 0 && availableCents >= minimumCents;
  return {
    availableLimit: availableCents / 100,
    missing,
    largestValue: isSellable ? availableCents / 100 : 0,
    downPayment: isSellable ? missing : null,
  };
}
