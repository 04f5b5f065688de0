import { type Cents, type CivilDate, type Handled } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { cast, centsOf, factList, rowsOf, select, type ShapeOf } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { operatorNameFact, operatorPixKeyFact } from '../../identity/index.ts';
import { incentivePayoutLines, incentivePayouts, incentives } from '../tables.ts';
import { firstDayOf, isMonthOver, lastDayOf } from './rules/month.ts';

export type PayoutList = Handled<'GET /incentives/payouts'>['answer'];

/** A seller who is owed something that no close holds. */
export interface OpenEarner {
  operatorId: string;
  name: string | null;
  cents: Cents;
  entries: number;
}

/** Who earned more than was taken back, of what no close holds up to a day; who owes is carried over. */
export async function openEarners(db: Db | Tx, retailerId: string, lastDay: CivilDate): Promise<OpenEarner[]> {
  const i = incentives.row('i');
  const shape = {
    operatorId: i.operatorId,
    name: operatorNameFact(sql.ref('i.retailer_id'), sql.ref('i.operator_id')),
    cents: centsOf(sql`sum(i.amount_cents)`),
    entries: cast('integer', sql`count(*)`),
  };
  return rowsOf(
    db,
    select(
      shape,
      sql`from ${incentives.sql} i where i.retailer_id = ${retailerId}::uuid and i.on_day <= ${lastDay}::date
        and not exists (select 1 from ${incentivePayoutLines.sql} n where n.retailer_id = i.retailer_id and n.incentive_id = i.id)
        group by i.retailer_id, i.operator_id having sum(i.amount_cents) > 0 order by i.operator_id`,
    ),
  );
}

const p = incentivePayouts.row('p');
const parts = factList(
  {
    borrowerId: incentivePayoutLines.fact('l').borrowerId,
    storeId: cast('text', sql`min(l.store_id::text)`),
    amountCents: centsOf(sql`sum(l.amount_cents)`),
  },
  sql`from ${incentivePayoutLines.sql} l where l.retailer_id = p.retailer_id and l.payout_id = p.id
    group by l.borrower_id order by l.borrower_id`,
);
const payoutShape = { ...p, currentKey: operatorPixKeyFact(sql.ref('p.retailer_id'), sql.ref('p.operator_id')) };
export type Payout = ShapeOf<typeof payoutShape>;

/** Payouts of a retailer with what of them was earned on each customer. */
export const findPayouts = (db: Db | Tx, retailerId: string, ids: readonly string[]) =>
  rowsOf(
    db,
    select(
      { ...payoutShape, parts },
      sql`from ${incentivePayouts.sql} p where p.retailer_id = ${retailerId}::uuid
        and p.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`,
    ),
  );

/** A month as the analyst sees it. */
export async function payoutList(
  db: Db | Tx,
  retailerId: string,
  { month, today }: { month: string; today: CivilDate },
): Promise<PayoutList> {
  const rows = await rowsOf(
    db,
    select(
      payoutShape,
      sql`from ${incentivePayouts.sql} p where p.retailer_id = ${retailerId}::uuid and p.month = ${firstDayOf(month)}::date
        order by p.operator_name, p.id`,
    ),
  );
  const open = await openEarners(db, retailerId, lastDayOf(month));
  const totalOf = (isPaid: boolean) =>
    sumCents(rows.filter(({ status }) => (status === 'PAID') === isPaid).map(({ amountCents }) => amountCents));
  return {
    month,
    isOver: isMonthOver(month, today),
    openEarners: open.length,
    openTotal: sumCents(open.map((earner) => earner.cents)),
    toPayTotal: totalOf(false),
    paidTotal: totalOf(true),
    items: rows.map(payoutView),
  };
}

function payoutView(row: Payout): PayoutList['items'][number] {
  const { id, operatorId, operatorName, amountCents, status, closedBy, closedByName } = row;
  const { paidBy, paidByName, paidAt, returnedAt, returnReason } = row;
  return {
    id,
    operator: { id: operatorId, name: operatorName },
    amount: amountCents,
    status: status ?? 'OPEN',
    pixKey: status === 'PAID' ? row.pixKey : row.currentKey,
    closedBy: { id: closedBy, name: closedByName },
    paid:
      paidBy === null || paidAt === null
        ? null
        : { by: { id: paidBy, name: paidByName ?? '' }, at: paidAt.toISOString() },
    returned: returnedAt === null ? null : { at: returnedAt.toISOString(), reason: returnReason ?? '' },
  };
}
