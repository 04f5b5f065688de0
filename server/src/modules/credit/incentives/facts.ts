import type { CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import type { IdRef, Place } from '../coupons/facts.ts';

export type IncentiveEvent = 'SALE' | 'REGISTRATION';
export type IncentiveCategory = 'bronze' | 'silver' | 'gold' | 'diamond';

/** The rule by which an operator earns. `rate` (a fraction as decimal text) for PERCENTAGE, cents for FIXED_VALUE. */
export interface IncentiveRule {
  id: string;
  kind: 'PERCENTAGE' | 'FIXED_VALUE';
  rate: string | null;
  valueCents: number | null;
  category: IncentiveCategory;
}

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
  return sql<IncentiveRule | null>`(
    select json_build_object('id', rule_f.id, 'kind', rule_f.kind, 'rate', rule_f.rate::text,
      'valueCents', rule_f.value_cents, 'category', rule_f.category)
    from incentive_rules rule_f
    where rule_f.event = ${event}::text and rule_f.valid_from <= ${on}::date
      and (rule_f.valid_until is null or rule_f.valid_until >= ${on}::date)
      and (rule_f.retailer_id is null or rule_f.retailer_id = ${place.retailerId}::uuid)
      and (rule_f.store_id is null or rule_f.store_id = ${place.storeId}::uuid)
    order by rule_f.store_id nulls last, rule_f.retailer_id nulls last, rule_f.valid_from desc limit 1)`;
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
