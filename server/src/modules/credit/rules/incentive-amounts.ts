import { shareOf } from '@balcao/credit-math';
import type { Posting } from '../../books/index.ts';
import type { AccruedIncentive, IncentiveRule } from '../incentives/facts.ts';

/** What a rule gives on a value, cents: its rate HALF_UP, or its fixed amount; nothing without a rule. */
export function incentiveCents(rule: IncentiveRule | null, baseCents: number): number {
  if (!rule) return 0;
  return rule.kind === 'PERCENTAGE' ? shareOf(baseCents, rule.rate ?? '0') : (rule.valueCents ?? 0);
}

/** What of an accrual is still with the operator, cents. */
export function incentiveLeftCents(accrued: AccruedIncentive | null): number {
  return accrued ? accrued.accruedCents - accrued.reversedCents : 0;
}

/**
 * What of an accrual goes back when part of the sale's value does, cents: in proportion, HALF_UP, never more than is
 * left. A sale that is gone whole takes {@link incentiveLeftCents}.
 */
export function incentiveReturnCents(accrued: AccruedIncentive | null, returnedCents: number): number {
  if (!accrued || accrued.baseCents === 0) return 0;
  const scale = 2n * BigInt(accrued.baseCents);
  const doubled = 2n * BigInt(accrued.accruedCents) * BigInt(returnedCents);
  return Math.min(Number((doubled + BigInt(accrued.baseCents)) / scale), incentiveLeftCents(accrued));
}

/** Both sides of an incentive in the books; negative cents take it back. */
export function incentivePostings(cents: number): Posting[] {
  return [
    { account: 'incentive_expense', amountCents: cents },
    { account: 'incentive_payable', amountCents: 0 - cents },
  ];
}
