import type { CivilDate } from '@balcao/contract';
import type { Template } from '../../kernel/db/sql.ts';
import { jsonOf } from '../../kernel/db/select.ts';
import { policyFact, type PolicyFact, type PolicyPlace } from '../policies/index.ts';
import type { LendingRule, LendingRules } from './policy.ts';

/** Products that are asked for by name; the others follow from the policies in force. */
export type NamedProduct = 'SUPER_PURCHASE' | 'SMARTPHONE_SALE';
export type PricingFact = PolicyFact<'pricing'>;
export type IofFact = Pick<PolicyFact<'iof'>, 'dailyRate' | 'additionalRate' | 'capDays'>;

/**
 * Scalar subquery: pricing policy of a store on a day. A product asked for by name has policies of its own; otherwise a
 * campaign in which the retailer pays the interest comes before the standard product.
 */
export function pricingFact(
  place: Pick<PolicyPlace<'pricing'>, 'retailerId' | 'storeId'>,
  on: CivilDate,
  product: NamedProduct | null,
): Template<PricingFact | null> {
  const variant = product ?? (['INTEREST_PAID_BY_RETAILER', 'STANDARD'] as const);
  return policyFact('pricing', { ...place, variant }, on);
}

/** Scalar subquery: what the law allows each kind of lender on a day. Never null. */
export function lendingRulesFact(on: CivilDate): Template<LendingRules> {
  const ruleOf = (variant: 'STORE_OWN' | 'FINANCIAL_INSTITUTION'): Template<LendingRule | null> =>
    policyFact('lending-rule', { variant }, on);
  return jsonOf({ STORE_OWN: ruleOf('STORE_OWN'), FINANCIAL_INSTITUTION: ruleOf('FINANCIAL_INSTITUTION') });
}

/** Scalar subquery: IOF rates in force on a day. */
export const iofFact = (on: CivilDate): Template<IofFact | null> => policyFact('iof', { variant: 'STANDARD' }, on);
