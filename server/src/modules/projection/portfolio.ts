import type { CivilDate } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { cast, centsOf, factList, scalar, type ShapeOf } from '../../kernel/db/select.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import type { Lock } from '../../kernel/act/lock.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { standingDebts } from '../payments/index.ts';
import { portfolioCells, retailerPortfolios, retailerSales } from './tables.ts';

const HEAD = 'portfolio';

/** Of a retailer, at an instant, lateness counted on a day. */
export interface PortfolioOf {
  retailerId: string;
  madeAt: Date;
  asOf: CivilDate;
}

/** Scalar: when a portfolio was summed last; null before the first time. */
export const portfolioMadeFact = (retailerId: string | Template): Template<Date | null> =>
  scalar(
    retailerPortfolios.row('made_p').madeAt,
    sql`from ${retailerPortfolios.sql} made_p where made_p.retailer_id = ${retailerId}::uuid`,
  );

export const portfolioLock = (retailerId: string): Lock => ({
  fragment: HEAD,
  row: () => sql`select 1 from ${retailerPortfolios.sql} where retailer_id = ${retailerId}::uuid for update`,
});

/** Sums a portfolio anew in the database, where its rows lie. Misses when another worker did since `before`. */
export function portfolioFragments({ retailerId, madeAt, asOf }: PortfolioOf, before: Date | null): Fragment[] {
  const head = part(
    HEAD,
    sql`${insertOne(retailerPortfolios, { retailerId, madeAt, asOf })} on conflict (retailer_id) do update
      set made_at = excluded.made_at, as_of = excluded.as_of
      where retailer_portfolios.made_at is not distinct from ${before}::timestamptz`,
  );
  const gone = sql`delete from ${portfolioCells.sql} where retailer_id = ${retailerId}::uuid and made_at < ${madeAt}::timestamptz`;
  const summed = sql`insert into ${portfolioCells.sql}
      (retailer_id, made_at, store_id, sold_month, due_month, standing, contracts, installments, face_cents, open_cents)
    select ${retailerId}::uuid, ${madeAt}::timestamptz, sale_s.store_id, date_trunc('month', sale_s.sold_on)::date,
      date_trunc('month', debt.due_on)::date, debt.standing, count(*) filter (where debt.number = 1), count(*),
      sum(debt.face_cents), sum(debt.open_cents)
    from ${retailerSales.sql} sale_s join ${standingDebts(asOf)} debt
      on debt.borrower_id = sale_s.borrower_id and debt.contract_id = sale_s.contract_id
    where sale_s.retailer_id = ${retailerId}::uuid and sale_s.canceled_on is null
    group by sale_s.store_id, 4, 5, debt.standing`;
  return [head, { ...part('gone_cells', gone), rows: 'any' }, { ...part('cells', summed), rows: 'any' }];
}

const cell = portfolioCells.fact('cell_c');
const sums = {
  contracts: cast('integer', sql`sum(cell_c.contracts)`),
  installments: cast('integer', sql`sum(cell_c.installments)`),
  faceCents: centsOf(sql`sum(cell_c.face_cents)::bigint`),
  openCents: centsOf(sql`sum(cell_c.open_cents)::bigint`),
};
/** Conditions on cells. */
const late = sql`cell_c.standing like 'LATE%'`;
const late30 = sql`${late} and cell_c.standing <> 'LATE_30'`;
const late90 = sql`cell_c.standing in ('LATE_180', 'LATE_MORE')`;
const openWhere = (condition: Template) => centsOf(sql`(sum(cell_c.open_cents) filter (where ${condition}))::bigint`);
const lateSums = { lateCents: openWhere(late), late30Cents: openWhere(late30), late90Cents: openWhere(late90) };

const standingShape = { standing: cell.standing, ...sums };
const monthShape = { month: cell.dueMonth, ...sums, ...lateSums };
const vintageShape = { month: cell.soldMonth, ...sums, ...lateSums };

export type StandingSums = ShapeOf<typeof standingShape>;
export type MonthSums = ShapeOf<typeof monthShape>;

/** Portfolios by standing, by month due of what is open, and by month of the sale; of every retailer or store where none is named. */
export function portfolioShape({ retailerId, storeId }: { retailerId: string | null; storeId: string | undefined }) {
  const of = retailerId === null ? sql`true` : sql`head_p.retailer_id = ${retailerId}::uuid`;
  const place = storeId === undefined ? sql`true` : sql`cell_c.store_id = ${storeId}::uuid`;
  const cells = sql`from ${retailerPortfolios.sql} head_p join ${portfolioCells.sql} cell_c
    on cell_c.retailer_id = head_p.retailer_id and cell_c.made_at = head_p.made_at where ${of} and ${place}`;
  const open = sql`cell_c.standing not in ('PAID', 'AGREED')`;
  return {
    // The oldest: everything before it is in.
    madeAt: scalar(
      retailerPortfolios.row('head_p').madeAt,
      sql`from ${retailerPortfolios.sql} head_p where ${of} order by head_p.made_at limit 1`,
    ),
    standings: factList(standingShape, sql`${cells} group by cell_c.standing`),
    months: factList(monthShape, sql`${cells} and ${open} group by cell_c.due_month order by cell_c.due_month`),
    vintages: factList(vintageShape, sql`${cells} group by cell_c.sold_month order by cell_c.sold_month`),
  };
}
