import type { Cents, CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import { fact, type ShapeOf } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { IdRef, Place } from '../coupons/facts.ts';
import { type IncentiveCategory, type IncentiveEvent, incentives } from '../tables.ts';

/** The rule by which an operator earns. `rate` (a fraction as decimal text) for PERCENTAGE, cents for FIXED_VALUE. */
export interface IncentiveRule {
  id: string;
  kind: 'PERCENTAGE' | 'FIXED_VALUE';
  rate: string | null;
  valueCents: number | null;
  category: IncentiveCategory;
}

const a = incentives.fact('accrual_f');
const accruedShape = {
  ...pick(a, 'ruleId', 'operatorId', 'storeId', 'category', 'baseCents'),
  accruedCents: a.amountCents,
  reversedCents: sql<Cents>`coalesce((
    select -sum(reversal_f.amount_cents) from ${incentives.sql} reversal_f
    where reversal_f.retailer_id = accrual_f.retailer_id and reversal_f.subject_id = accrual_f.subject_id
      and reversal_f.event = accrual_f.event and reversal_f.entry = 'REVERSAL'), 0)::bigint`,
};

/** What was earned on a sale or a registration, and what of it was taken back so far; all positive. */
export type AccruedIncentive = ShapeOf<typeof accruedShape>;

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
  return fact(
    accruedShape,
    sql`from ${incentives.sql} accrual_f
      where accrual_f.retailer_id = ${retailerId}::uuid and accrual_f.subject_id = ${subjectId}::uuid
        and accrual_f.event = ${event}::text and accrual_f.entry = 'ACCRUAL'`,
  );
}
