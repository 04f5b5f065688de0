import type { CivilDate, PolicyDocument } from '@balcao/contract';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { centsOf, fact, type ShapeOf } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import { policyFact } from '../../policies/index.ts';
import type { IdRef, Place } from '../coupons/facts.ts';
import { type IncentiveEvent, incentives } from '../tables.ts';

/** The rule by which an operator earns. `rate` (a fraction as decimal text) for PERCENTAGE, cents for FIXED_VALUE. */
export type IncentiveRule = PolicyDocument<'incentive-rule'> & { id: string };

const a = incentives.fact('accrual_f');
const accruedShape = {
  ...pick(a, 'ruleId', 'operatorId', 'storeId', 'category', 'baseCents'),
  accruedCents: a.amountCents,
  reversedCents: centsOf(sql`(
    select -sum(reversal_f.amount_cents) from ${incentives.sql} reversal_f
    where reversal_f.retailer_id = accrual_f.retailer_id and reversal_f.subject_id = accrual_f.subject_id
      and reversal_f.event = accrual_f.event and reversal_f.entry = 'REVERSAL')`),
};

/** What was earned on a sale or a registration, and what of it was taken back so far; all positive. */
export type AccruedIncentive = ShapeOf<typeof accruedShape>;

/** Scalar subquery: the rule in force in a store on a day, store before retailer before default; null when none is. */
export function incentiveFact(place: Place, on: CivilDate, event: IncentiveEvent): Template<IncentiveRule | null> {
  return policyFact('incentive-rule', { retailerId: place.retailerId, storeId: place.storeId, variant: event }, on);
}

/** Scalar subquery: what a retailer's operator earned on a contract (SALE) or a borrower (REGISTRATION); null when nothing. */
export function accruedIncentiveFact(
  retailerId: IdRef,
  subjectId: IdRef,
  event: IncentiveEvent,
): Template<AccruedIncentive | null> {
  return fact(
    accruedShape,
    sql`from ${incentives.sql} accrual_f
      where accrual_f.retailer_id = ${retailerId}::uuid and accrual_f.subject_id = ${subjectId}::uuid
        and accrual_f.event = ${event}::text and accrual_f.entry = 'ACCRUAL'`,
  );
}
