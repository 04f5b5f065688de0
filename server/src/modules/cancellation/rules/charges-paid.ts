import { type Cents, cents } from '@balcao/credit-math';
import type { PaidPart } from '../../payments/index.ts';

export type Charges = Pick<PaidPart, 'fineCents' | 'lateInterestCents' | 'contractInterestCents'>;
/** By the payment's item. */
export type PaidCharges = ReadonlyMap<string, Charges>;

/**
 * Late charges that were paid: those that an agreement forgave were not. What a payment of it forgives beyond its own
 * charges comes off those that were paid before it.
 */
export function chargesPaid(payments: readonly (Charges & Pick<PaidPart, 'id' | 'forgivenCents'>)[]): PaidCharges {
  let forgiven = 0;
  const less = (amount: Cents): Cents => {
    const off = Math.min(forgiven, amount);
    forgiven -= off;
    return cents(amount - off);
  };
  const paid = payments.toReversed().map((part) => {
    forgiven += part.forgivenCents;
    const contractInterestCents = less(part.contractInterestCents);
    const lateInterestCents = less(part.lateInterestCents);
    return [part.id, { contractInterestCents, lateInterestCents, fineCents: less(part.fineCents) }] as const;
  });
  return new Map(paid);
}
