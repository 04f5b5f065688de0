import { type Cents, cents } from '@balcao/credit-math';
import type { PricedProposal } from './price-proposals.ts';

const MONTH_DAYS = 30;
const PERIOD_DAYS = { WEEKLY: 7, BIWEEKLY: 14, MONTHLY: MONTH_DAYS } as const;

/**
 * What a plan costs in its first month of 30 days: the usage fee, and several installments when they fall due more
 * often. Cents, rounded up.
 */
export function monthlyCostCents(
  plan: Pick<PricedProposal, 'count' | 'dueDateRule' | 'installmentCents'>,
  feeCents: Cents,
): Cents {
  const inAMonth = Math.ceil((plan.installmentCents * MONTH_DAYS) / PERIOD_DAYS[plan.dueDateRule]);
  return cents(feeCents + Math.min(inAMonth, plan.installmentCents * plan.count));
}

/**
 * The plan with the fewest installments that costs at most the desired installment a month, its first with the usage fee (the last
 * installment may carry a few cents more); null when none does.
 */
export function proposalWithin(
  priced: readonly PricedProposal[],
  desiredCents: Cents,
  feeCents: Cents,
): PricedProposal | null {
  const fitting = priced.filter((plan) => monthlyCostCents(plan, feeCents) <= desiredCents);
  return fitting.toSorted((a, b) => a.count - b.count || a.totalCents - b.totalCents)[0] ?? null;
}
