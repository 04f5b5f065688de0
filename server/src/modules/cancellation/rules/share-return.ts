import { type Cents, cents, sumCents } from '@balcao/credit-math';
import type { PaidPart, PlanFact, PlanInstallment, Release } from '../../payments/index.ts';
import { type Charges, chargesPaid, type PaidCharges } from './charges-paid.ts';
import { type Spread, spreader } from './spreader.ts';

/** What of a payment's item was handed back, or is now. */
export interface Refund {
  paymentItemId: string;
  installmentId: string;
  /** Cash, discount and bonus together. */
  faceCents: Cents;
  principalCents: Cents;
  discountCents: Cents;
  bonusCents: Cents;
  /** Late charges, of goods that were defective. */
  fineCents: Cents;
  lateInterestCents: Cents;
  contractInterestCents: Cents;
  /** Money, the late charges in it. */
  refundCents: Cents;
}

/** A usage fee taken back: owed no more, or handed back when it was paid. */
export interface FeeReturn {
  feeId: string;
  wasPaid: boolean;
  amountCents: Cents;
}

export interface ReturnShares {
  releases: Release[];
  refunds: Refund[];
  fees: FeeReturn[];
  /** Interest that the retailer got back for lost bonuses of what is handed back: it was given all it paid for it once. */
  creditBackCents: Cents;
}

export interface ReturnAsk {
  plan: PlanFact;
  /** What earlier returns handed back. */
  refunded: readonly Refund[];
  /** Purchase value given back now, and what was left of it before: their ratio is what every figure shrinks by. */
  valueCents: Cents;
  leftCents: Cents;
  /** The goods were defective: the delay is undone with them (CDC art. 18). */
  isDefect: boolean;
}

/**
 * Shares a return over the whole plan: of what is left of every installment the ratio is released while it is open and
 * handed back where it was paid. Shares of a figure sum to the ratio of its sum, and the return of the rest takes all
 * of it, cent for cent. Late charges that were paid stay paid but for a defect; the usage fee goes back with the whole.
 */
export function shareReturn({ plan, refunded, valueCents, leftCents, isDefect }: ReturnAsk): ReturnShares {
  const isWhole = valueCents === leftCents;
  const spread = () => spreader(valueCents, leftCents);
  const open = plan.installments.filter((row) => row.status === 'OPEN');
  const release = releaseBy(spread, isWhole);
  const refund = refundBy(spread, isDefect ? chargesPaid(plan.payments) : new Map());
  const before = (part: PaidPart) => refunded.filter((one) => one.paymentItemId === part.id);
  const refunds = plan.payments.map((part) => refund(part, before(part)));
  return {
    releases: open.map(release),
    refunds,
    creditBackCents: sumCents(
      plan.payments.map((part, index) => creditBack(part, before(part), refunds[index]?.faceCents ?? 0)),
    ),
    fees: isWhole
      ? plan.fees
          .filter((fee) => fee.status !== 'CANCELED')
          .map(feeReturnOf)
          .filter(isAnything)
      : [],
  };
}

/** Share of what the retailer got back of an item, as of its face: cumulative, so that the shares of all returns sum to it. */
function creditBack({ retailerCreditCents, faceCents }: PaidPart, before: readonly Refund[], nowCents: number): Cents {
  if (retailerCreditCents === 0) return cents(0);
  const upTo = (face: number) => Number((BigInt(retailerCreditCents) * BigInt(face)) / BigInt(faceCents));
  const beforeCents = sumCents(before.map((one) => one.faceCents));
  return cents(upTo(beforeCents + nowCents) - upTo(beforeCents));
}

function feeReturnOf({ id, status, amountCents }: PlanFact['fees'][number]): FeeReturn {
  return { feeId: id, wasPaid: status === 'PAID', amountCents };
}
/** Nothing is left of a fee that was forgiven whole. */
const isAnything = ({ amountCents }: FeeReturn) => amountCents > 0;

/**
 * A partial return leaves at least a cent of an installment to be paid: what is gone is a cancelled one. What is left of a
 * bonus is the interest that is left, and what was lost of it already.
 */
function releaseBy(spread: () => Spread, isWhole: boolean): (row: PlanInstallment) => Release {
  const [principal, interest, limit, lost] = [spread(), spread(), spread(), spread()];
  const [fine, lateInterest, contractInterest] = [spread(), spread(), spread()];
  return (row) => {
    const faceLeft = cents(row.amountCents - row.settledCents);
    const principalLeft = cents(row.principalCents - row.settledPrincipalCents);
    const principalCents = principal(principalLeft, { most: isWhole ? principalLeft : principalLeft - 1 });
    const interestLeft = cents(faceLeft - principalLeft);
    const interestCents = interest(interestLeft);
    const faceCents = sumCents([principalCents, interestCents]);
    const lostLeft = cents(Math.max(0, row.bonusCents - interestLeft));
    // Lost by a late part it stays lost: a cent of that is left to show it.
    const isLost = row.isOverdue && lostLeft > 0 && !isWhole;
    const least = isLost ? 0 : bonusTooMuch(row, cents(faceLeft - faceCents)) - interestCents;
    const lostCents = lost(lostLeft, { least, most: isLost ? lostLeft - 1 : lostLeft });
    return {
      installmentId: row.id,
      number: row.number,
      settledCents: row.settledCents,
      faceCents,
      principalCents,
      limitCents: limit(cents(row.limitCents - row.settledLimitCents)),
      bonusCents: cents(Math.min(row.bonusCents, interestCents + lostCents)),
      carried: {
        fineCents: fine(row.carried.fineCents),
        lateInterestCents: lateInterest(row.carried.lateInterestCents),
        contractInterestCents: contractInterest(row.carried.contractInterestCents),
      },
    };
  };
}

/** Bonus above what is left of an installment: paid in time it still costs a cent, for nothing cannot be paid. */
function bonusTooMuch({ bonusCents }: PlanInstallment, faceLeftCents: Cents): Cents {
  return cents(Math.min(bonusCents, Math.max(0, bonusCents - faceLeftCents + 1)));
}

function refundBy(spread: () => Spread, charges: PaidCharges): (part: PaidPart, before: readonly Refund[]) => Refund {
  const [cash, discount, bonus, principal] = [spread(), spread(), spread(), spread()];
  const [fine, lateInterest, contractInterest] = [spread(), spread(), spread()];
  return (part, before) => {
    const chargesLeft = (figure: keyof Charges) =>
      cents(Math.max(0, (charges.get(part.id)?.[figure] ?? 0) - sumCents(before.map((one) => one[figure]))));
    const left = (figure: 'faceCents' | 'principalCents' | 'discountCents' | 'bonusCents') =>
      cents(part[figure] - sumCents(before.map((one) => one[figure])));
    const [faceLeft, principalLeft] = [left('faceCents'), left('principalCents')];
    const discountCents = discount(left('discountCents'));
    const bonusCents = bonus(left('bonusCents'));
    const cashCents = cash(cents(faceLeft - left('discountCents') - left('bonusCents')));
    const faceCents = sumCents([cashCents, discountCents, bonusCents]);
    const back = {
      fineCents: fine(chargesLeft('fineCents')),
      lateInterestCents: lateInterest(chargesLeft('lateInterestCents')),
      contractInterestCents: contractInterest(chargesLeft('contractInterestCents')),
    };
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
      ...back,
      refundCents: sumCents([cashCents, ...Object.values(back)]),
    };
  };
}

/** Money that is the customer's again. */
export function refundCentsOf(shares: ReturnShares): Cents {
  return sumCents([...shares.refunds.map((one) => one.refundCents), feeRefundCents(shares)]);
}

/** Usage fee handed back. */
export function feeRefundCents({ fees }: ReturnShares): Cents {
  return sumCents(fees.flatMap((fee) => (fee.wasPaid ? [fee.amountCents] : [])));
}

/** Recurring limit that goes free. */
export const limitCentsOf = ({ releases }: ReturnShares): Cents => sumCents(releases.map((one) => one.limitCents));
