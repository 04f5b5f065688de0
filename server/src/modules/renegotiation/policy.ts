import { z } from 'zod';

const rate = z.string().regex(/^\d+(\.\d+)?$/, 'a fraction written as a decimal: 0.05 is 5 %');
const share = rate.refine((text) => Number(text) <= 1, 'at most the whole');

/**
 * What agreements may be: the `document` of a `renegotiation_policies` row. Rates are fractions (a month of 30 days),
 * as decimal strings; amounts are cents.
 */
export const renegotiationPolicy = z.object({
  /** A contract may be renegotiated when an installment is overdue for so many days. */
  minimumDaysLate: z.int().min(1),
  /** Taken off the late charges, by the days that the oldest installment is late: the highest step reached counts. */
  discounts: z.array(z.object({ fromDaysLate: z.int().min(1), chargesDiscountRate: share })),
  counts: z.array(z.int().min(1).max(60)).min(1),
  rateMonthly: rate,
  /** An option with smaller payments is not offered; paying all at once always is. */
  minimumPaymentCents: z.int().min(0),
  /** Part of the agreed value that is paid on the day of the agreement. */
  downPaymentRate: rate.refine((text) => Number(text) < 1, 'less than the whole').optional(),
  firstDueInDays: z.int().min(1).max(60),
  breakAfterDaysLate: z.int().min(1),
  lateFineRate: rate,
  lateInterestMonthlyRate: rate,
});
export type RenegotiationPolicy = z.output<typeof renegotiationPolicy>;

/** The part of a policy that an agreement keeps for its whole life. */
export interface RenegotiationTerms {
  rateMonthly: string;
  lateFineRate: string;
  lateInterestMonthlyRate: string;
}
