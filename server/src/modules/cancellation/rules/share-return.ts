import type { PaidPart, PlanFact, PlanInstallment, Release } from '../../payments/index.ts';
import { type Spread, spreader } from './spreader.ts';

/** What of a payment's item was handed back, or is now. Cents. */
export interface Refund {
  paymentItemId: string;
  installmentId: string;
  /** Cash, discount and bonus together. */
  faceCents: number;
  principalCents: number;
  discountCents: number;
  bonusCents: number;
  /** Cash. */
  refundCents: number;
}

/** A usage fee taken back: owed no more, or handed back when it was paid. */
export interface FeeReturn {
  feeId: string;
  wasPaid: boolean;
  cents: number;
}

export interface ReturnShares {
  releases: Release[];
  refunds: Refund[];
  fees: FeeReturn[];
}

export interface ReturnAsk {
  plan: PlanFact;
  /** What earlier returns handed back. */
  refunded: readonly Refund[];
  /** Purchase value given back now, and what was left of it before: their ratio is what every figure shrinks by. */
  valueCents: number;
  leftCents: number;
}

/**
 * Shares a return over the whole plan: of what is left of every installment the ratio is released while it is open and
 * handed back where it was paid. Shares of a figure sum to the ratio of its sum, and the return of the rest takes all
 * of it, cent for cent. Late charges that were paid stay paid; the usage fee goes back with the whole.
 */
export function shareReturn({ plan, refunded, valueCents, leftCents }: ReturnAsk): ReturnShares {
  const isWhole = valueCents === leftCents;
  const spread = () => spreader(valueCents, leftCents);
  const open = plan.installments.filter((row) => row.status === 'OPEN');
  const release = releaseBy(spread, isWhole);
  const refund = refundBy(spread);
  return {
    releases: open.map(release),
    refunds: plan.payments.map((part) =>
      refund(
        part,
        refunded.filter((one) => one.paymentItemId === part.id),
      ),
    ),
    fees: isWhole ? plan.fees.filter((fee) => fee.status !== 'CANCELED').map(feeReturnOf) : [],
  };
}

function feeReturnOf({ id, status, amountCents }: PlanFact['fees'][number]): FeeReturn {
  return { feeId: id, wasPaid: status === 'PAID', cents: amountCents };
}

/** A partial return leaves at least a cent of an installment to be paid: what is gone is a cancelled one. */
function releaseBy(spread: () => Spread, isWhole: boolean): (row: PlanInstallment) => Release {
  const [principal, interest, limit, bonus] = [spread(), spread(), spread(), spread()];
  const [fine, lateInterest, contractInterest] = [spread(), spread(), spread()];
  return (row) => {
    const faceLeft = row.amountCents - row.settledCents;
    const principalLeft = row.principalCents - row.settledPrincipalCents;
    const principalCents = principal(principalLeft, { most: isWhole ? principalLeft : principalLeft - 1 });
    const faceCents = principalCents + interest(faceLeft - principalLeft);
    return {
      installmentId: row.id,
      number: row.number,
      settledCents: row.settledCents,
      faceCents,
      principalCents,
      limitCents: limit(row.limitCents - row.settledLimitCents),
      bonusCents: bonus(row.bonusCents, { least: bonusTooMuch(row, faceLeft - faceCents) }),
      carried: {
        fineCents: fine(row.carried.fineCents),
        lateInterestCents: lateInterest(row.carried.lateInterestCents),
        contractInterestCents: contractInterest(row.carried.contractInterestCents),
      },
    };
  };
}

/** Bonus above what is left of an installment: paid in time it still costs a cent, for nothing cannot be paid. */
function bonusTooMuch({ bonusCents }: PlanInstallment, faceLeftCents: number): number {
  return Math.min(bonusCents, Math.max(0, bonusCents - faceLeftCents + 1));
}

function refundBy(spread: () => Spread): (part: PaidPart, before: readonly Refund[]) => Refund {
  const [cash, discount, bonus, principal] = [spread(), spread(), spread(), spread()];
  return (part, before) => {
    const left = (figure: 'faceCents' | 'principalCents' | 'discountCents' | 'bonusCents') =>
      part[figure] - before.reduce((sum, one) => sum + one[figure], 0);
    const [faceLeft, principalLeft] = [left('faceCents'), left('principalCents')];
    const discountCents = discount(left('discountCents'));
    const bonusCents = bonus(left('bonusCents'));
    const refundCents = cash(faceLeft - left('discountCents') - left('bonusCents'));
    const faceCents = refundCents + discountCents + bonusCents;
    const bounds = {
      least: Math.max(0, principalLeft - (faceLeft - faceCents)),
      most: Math.min(principalLeft, faceCents),
    };
    return {
      paymentItemId: part.id,
      installmentId: part.installmentId,
      faceCents,
      principalCents: principal(principalLeft, bounds),
      discountCents,
      bonusCents,
      refundCents,
    };
  };
}

/** Cash handed back to the customer. Cents. */
export function refundCentsOf({ refunds, fees }: ReturnShares): number {
  const paidFees = fees.filter((fee) => fee.wasPaid);
  return refunds.reduce((sum, one) => sum + one.refundCents, 0) + paidFees.reduce((sum, fee) => sum + fee.cents, 0);
}

/** Recurring limit that goes free. Cents. */
export const limitCentsOf = ({ releases }: ReturnShares): number =>
  releases.reduce((sum, one) => sum + one.limitCents, 0);
