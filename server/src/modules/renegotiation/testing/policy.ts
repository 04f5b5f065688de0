import { cents } from '@balcao/credit-math';
import type { RenegotiationPolicy } from '../policy.ts';

/** Half of the charges off from 30 days, 70 % from 90; 2 % a month. Tests say what they change. */
export const testRenegotiationPolicy: RenegotiationPolicy = {
  minimumDaysLate: 10,
  discounts: [
    { fromDaysLate: 30, chargesDiscountRate: '0.5' },
    { fromDaysLate: 90, chargesDiscountRate: '0.7' },
  ],
  counts: [1, 3, 6],
  rateMonthly: '0.02',
  minimumPaymentCents: cents(1_000),
  firstDueInDays: 30,
  breakAfterDaysLate: 15,
  lateFineRate: '0.02',
  lateInterestMonthlyRate: '0.01',
};
