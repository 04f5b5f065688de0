import type { Cents, Handled, LimitBlock } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { IncentiveRule } from '../incentives/facts.ts';
import type { EvaluationDecision } from '../tables.ts';
import { incentiveCents } from './incentive-amounts.ts';

export type Remuneration = NonNullable<Handled<'GET /tx-credit/evaluations'>['answer']['remuneration']>;

/** Under it there is nothing to buy by installments, nor to simulate (registration spec, section 9). */
export const LEAST_PURCHASE: Cents = cents(1_000);

export interface Purchasable {
  /** As it stands now: one that is over or used allows nothing more. */
  status: 'CREATED' | 'ACCEPTED' | 'APPLIED' | 'EXPIRED';
  decision: EvaluationDecision;
  maximumCents: Cents;
  /** Of the recurring limit; null without one. */
  availableCents: Cents | null;
  block: LimitBlock | null;
}

/** The largest purchase that a customer may make now: by the extra credit, or after a denial by what the limit leaves. */
export function largestPurchaseCents(of: Purchasable): Cents {
  if (of.status !== 'ACCEPTED' || of.block !== null) return cents(0);
  return of.decision === 'DENIED' ? (of.availableCents ?? cents(0)) : of.maximumCents;
}

/** What a rule pays who sells, as screens say it. */
export function incentiveTerms(rule: IncentiveRule): Pick<Remuneration, 'incentiveType' | 'incentiveValue'> {
  return rule.kind === 'PERCENTAGE'
    ? { incentiveType: 'percentage', incentiveValue: Number(rule.rate) }
    : { incentiveType: 'fixed_value', incentiveValue: (rule.valueCents ?? 0) / 100 };
}

/** What a sale of that purchase would earn, computed as the sale computes it; null when it would earn nothing. */
export function remunerationOf(rule: IncentiveRule | null, largestCents: Cents): Remuneration | null {
  const earnedCents = largestCents === 0 ? cents(0) : incentiveCents(rule, largestCents);
  if (!rule || earnedCents === 0) return null;
  return {
    maxRemunerationValue: earnedCents,
    maxRemunerationValueBasedOnPurchaseValueOf: largestCents,
    ...incentiveTerms(rule),
    incentiveCategory: rule.category,
  };
}
