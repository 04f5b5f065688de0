import { type Cents, cents } from '@balcao/credit-math';
import { losesBonus } from '../../payments/index.ts';
import type { PlanInstallment, Release } from '../../payments/index.ts';

/** What a return takes off an open installment, and what it leaves to be paid. */
export interface LeftToPay {
  releasedCents: Cents;
  leftCents: Cents;
}

/**
 * An open installment as the customer pays it: less the bonus while it may be paid in time, all of its interest once it
 * is overdue and the bonus lost; late charges apart. Both figures sum to what it cost before.
 */
export function leftToPay(row: PlanInstallment, release: Release | undefined): LeftToPay {
  const { faceCents, bonusCents } = release ?? { faceCents: 0, bonusCents: 0 };
  const inTime = (bonus: number) => (row.isOverdue && losesBonus(row) ? 0 : bonus);
  return {
    releasedCents: cents(faceCents - inTime(bonusCents)),
    leftCents: cents(row.amountCents - row.settledCents - faceCents - inTime(row.bonusCents - bonusCents)),
  };
}
