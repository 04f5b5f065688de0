import type { Cents } from '@balcao/contract';
import { cents, shareOf } from '@balcao/credit-math';
import type { Posting } from '../../books/index.ts';
import type { AccruedIncentive, IncentiveRule } from '../incentives/facts.ts';

/** What a rule gives on a value: its rate HALF_UP, or its fixed amount; nothing without a rule. */
export function incentiveCents(rule: IncentiveRule | null, baseCents: Cents): Cents {
  if (!rule) return cents(0);
  return cents(rule.kind === 'PERCENTAGE' ? shareOf(baseCents, rule.rate ?? '0') : (rule.valueCents ?? 0));
}

/** What of an accrual is still with the operator. */
export function incentiveLeftCents(accrued: AccruedIncentive | null): Cents {
  return cents(accrued ? accrued.accruedCents - accrued.reversedCents : 0);
}

/**
 * What of an accrual goes back when part of the sale's value does: in proportion, HALF_UP, never more than is left. A
 * sale that is gone whole takes {@link incentiveLeftCents}.
 */
export function incentiveReturnCents(accrued: AccruedIncentive | null, returnedCents: Cents): Cents {
  if (!accrued || accrued.baseCents === 0) return cents(0);
  const scale = 2n * BigInt(accrued.baseCents);
  const doubled = 2n * BigInt(accrued.accruedCents) * BigInt(returnedCents);
  return cents(Math.min(Number((doubled + BigInt(accrued.baseCents)) / scale), incentiveLeftCents(accrued)));
}

/** Both sides of an incentive in the books; a negative amount takes it back. */
export function incentivePostings(amountCents: Cents): Posting[] {
  return [
    { account: 'incentive_expense', amountCents },
    { account: 'incentive_payable', amountCents: cents(0 - amountCents) },
  ];
}
