import type { CivilDate } from '@balcao/contract';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { cast, centsOf, fact, factList, known, listOf } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { cashMoves } from './tables.ts';

// What tills took for the provider and handed back in its place: module billings asks for it.

const m = cashMoves.fact('bill_m');
/** What is the retailer's own in whole is nobody's to ask for. */
const isBillable = sql`bill_m.kind in ('PAYMENT', 'PAYMENT_UNDO', 'CANCELLATION_REFUND', 'PIX_REFUND')
  and bill_m.kept_cents <> bill_m.amount_cents`;
const billed = centsOf(sql`bill_m.amount_cents - bill_m.kept_cents`);
const billedSum = centsOf(sql`sum(bill_m.amount_cents - bill_m.kept_cents)`);

const of = (retailerId: string | Template, billingId: string | null) =>
  billingId === null
    ? sql`bill_m.retailer_id = ${retailerId}::uuid and bill_m.billing_id is null and ${isBillable}`
    : sql`bill_m.retailer_id = ${retailerId}::uuid and bill_m.billing_id = ${billingId}::uuid`;

const amongStores = (storeIds: readonly string[] | undefined) =>
  storeIds === undefined
    ? sql`true`
    : sql`bill_m.store_id in (select jsonb_array_elements_text(${JSON.stringify(storeIds)}::jsonb)::uuid)`;

/** Condition: a retailer has something that no billing asks for, up to a day. */
export const hasUnbilled = (retailerId: Template, through: CivilDate): Template =>
  sql`exists (select 1 from ${cashMoves.sql} bill_m where ${of(retailerId, null)} and bill_m.moved_on <= ${through}::date)`;

/** Scalar subquery: what no billing asks for, by business day, in order. Never null. */
export const unbilledDaysFact = (retailerId: string) =>
  factList(
    { on: m.movedOn, count: cast('integer', sql`count(*)`), cents: billedSum },
    sql`from ${cashMoves.sql} bill_m where ${of(retailerId, null)} group by bill_m.moved_on order by bill_m.moved_on`,
  );

/** Scalar subquery: which stores took what no billing asks for, up to a day. Never null. */
export const unbilledStoresFact = (retailerId: string, through: CivilDate): Template<string[]> =>
  listOf(
    cast('text', sql`s.store_id`),
    sql`from (select distinct bill_m.store_id from ${cashMoves.sql} bill_m where ${of(retailerId, null)}
      and bill_m.moved_on <= ${through}::date) s`,
  );

/** Scalar subquery: how much no billing asks for, of some stores or all. Never null. */
export const unbilledSumFact = (retailerId: string, storeIds: readonly string[] | undefined) =>
  known(
    fact(
      { count: cast('integer', sql`count(*)`), cents: billedSum },
      sql`from ${cashMoves.sql} bill_m where ${of(retailerId, null)} and ${amongStores(storeIds)}`,
    ),
  );

export interface BillableAsk {
  retailerId: string;
  /** Null: what no billing asks for. */
  billingId: string | null;
  storeIds?: readonly string[] | undefined;
}

/** Scalar subquery: what a billing asks for, or none does, the oldest first. Never null. */
export const billableFact = ({ retailerId, billingId, storeIds }: BillableAsk) =>
  factList(
    { id: m.id, storeId: m.storeId, operatorId: m.operatorId, at: m.movedAt, cents: billed },
    sql`from ${cashMoves.sql} bill_m where ${of(retailerId, billingId)} and ${amongStores(storeIds)}
      order by bill_m.moved_at, bill_m.id`,
  );

/** Puts what no billing asks for, up to a day, into one; misses when it is not as many as were read. */
export const billFragment = (
  retailerId: string,
  { billingId, through, count }: { billingId: string; through: CivilDate; count: number },
): Fragment =>
  part(
    'billed_moves',
    sql`update ${cashMoves.sql} bill_m set billing_id = ${billingId}::uuid
      where ${of(retailerId, null)} and bill_m.moved_on <= ${through}::date`,
    count,
  );
