import type { PlanInstallment, Release } from '../../payments/index.ts';

/** What a return takes off an open installment, and what it leaves to be paid. Cents. */
export interface LeftToPay {
  releasedCents: number;
  leftCents: number;
}

/**
 * An open installment as the customer pays it: less the bonus while it may be paid in time, all of its interest once it
 * is overdue; late charges apart. Both figures sum to what it cost before.
 */
export function leftToPay(row: PlanInstallment, release: Release | undefined): LeftToPay {
  const { faceCents, bonusCents } = release ?? { faceCents: 0, bonusCents: 0 };
  const bonusOf = (cents: number) => (row.isOverdue ? 0 : cents);
  return {
    releasedCents: faceCents - bonusOf(bonusCents),
    leftCents: row.amountCents - row.settledCents - faceCents - bonusOf(row.bonusCents - bonusCents),
  };
}
