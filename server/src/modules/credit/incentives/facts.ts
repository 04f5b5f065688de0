import type { CivilDate, PolicyInput, PolicyVariant } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import { policyFact } from '../../policies/index.ts';
import type { IdRef, Place } from '../coupons/facts.ts';

export type IncentiveEvent = PolicyVariant<'incentive-rule'>;
export type IncentiveCategory = IncentiveRule['category'];

/** The rule by which an operator earns. `rate` (a fraction as decimal text) for PERCENTAGE, cents for FIXED_VALUE. */
export type IncentiveRule = PolicyInput<'incentive-rule'> & { id: string };

/** What was earned on a sale or a registration, and what of it was taken back so far. Cents, all positive. */
export interface AccruedIncentive {
  ruleId: string;
  operatorId: string;
  storeId: string;
  category: IncentiveCategory;
  baseCents: number;
  accruedCents: number;
  reversedCents: number;
}

/** Scalar subquery: the rule in force in a store on a day, store before retailer before default; null when none is. */
export function incentiveFact(place: Place, on: CivilDate, event: IncentiveEvent): RawBuilder<IncentiveRule | null> {
  return policyFact('incentive-rule', { retailerId: place.retailerId, storeId: place.storeId, variant: event }, on);
}

/** Scalar subquery: what a retailer's operator earned on a contract (SALE) or a borrower (REGISTRATION); null when nothing. */
export function accruedIncentiveFact(
  retailerId: IdRef,
  subjectId: IdRef,
  event: IncentiveEvent,
): RawBuilder<AccruedIncentive | null> {
  return sql<AccruedIncentive | null>`(
    select json_build_object('ruleId', accrual_f.rule_id, 'operatorId', accrual_f.operator_id,
      'storeId', accrual_f.store_id, 'category', accrual_f.category, 'baseCents', accrual_f.base_cents,
      'accruedCents', accrual_f.amount_cents, 'reversedCents', coalesce((
        select -sum(reversal_f.amount_cents) from incentives reversal_f
        where reversal_f.retailer_id = accrual_f.retailer_id and reversal_f.subject_id = accrual_f.subject_id
          and reversal_f.event = accrual_f.event and reversal_f.entry = 'REVERSAL'), 0)::bigint)
    from incentives accrual_f
    where accrual_f.retailer_id = ${retailerId}::uuid and accrual_f.subject_id = ${subjectId}::uuid
      and accrual_f.event = ${event}::text and accrual_f.entry = 'ACCRUAL')`;
}
