import type { CivilDate } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { cast, centsOf, countOf, factList, type ShapeOf } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { retailerSales } from './tables.ts';

/** Whose sales are counted on which business days; of one store or operator where named. */
export interface CountedSales {
  retailerId: string;
  from: CivilDate;
  to: CivilDate;
  storeId?: string | undefined;
  operatorId?: string | undefined;
}

const s = retailerSales.fact('count_s');

const asked = ({ retailerId, from, to, storeId, operatorId }: CountedSales) => sql`
  count_s.retailer_id = ${retailerId}::uuid and count_s.sold_on between ${from}::date and ${to}::date
    ${storeId === undefined ? sql`` : sql`and count_s.store_id = ${storeId}::uuid`}
    ${operatorId === undefined ? sql`` : sql`and count_s.operator_id = ${operatorId}::uuid`}`;

/** Sales of them that stand: what was cancelled whole is none. Two texts where something may be missing (ADR 0041). */
const standing = (counted: CountedSales) => sql`${asked(counted)} and count_s.canceled_on is null`;

/** Whether a sale that stands is the first of its customer at the retailer. */
const isFirst = sql`not exists (
    select 1 from ${retailerSales.sql} before_s where before_s.retailer_id = count_s.retailer_id
      and before_s.borrower_id = count_s.borrower_id and before_s.accepted_at < count_s.accepted_at and before_s.canceled_on is null)`;

const shape = { ...pick(s, 'operatorId', 'storeId'), on: s.soldOn, count: cast('integer', sql`count(*)`) };

/** Sales of an operator in a store on a day. */
export type SalesOfDay = ShapeOf<typeof shape>;

/** Scalar: sales that stand, by operator, store and day. */
export const salesByDayFact = (counted: CountedSales): Template<SalesOfDay[]> =>
  factList(
    shape,
    sql`from ${retailerSales.sql} count_s where ${standing(counted)} group by count_s.operator_id, count_s.store_id, count_s.sold_on`,
  );

/** Scalar: those of them that are the first of their customer at the retailer. */
export const firstSalesFact = (counted: CountedSales): Template<number> =>
  countOf(sql`from ${retailerSales.sql} count_s where ${standing(counted)} and ${isFirst}`);

const soldShape = {
  ...pick(s, 'operatorId', 'storeId', 'sourceProduct'),
  on: s.soldOn,
  sales: cast('integer', sql`count(*)`),
  canceled: cast('integer', sql`count(count_s.canceled_on)`),
  principalCents: centsOf(sql`sum(count_s.principal_cents)::bigint`),
  returnedCents: centsOf(sql`sum(count_s.returned_cents)::bigint`),
  firstPurchases: cast('integer', sql`count(*) filter (where count_s.canceled_on is null and ${isFirst})`),
};

/** What an operator sold of a product in a store on a day: all that was sold, with what became of it. */
export type SoldOfDay = ShapeOf<typeof soldShape>;

/** Scalar: what was sold, by operator, store, product and day. */
export const soldByDayFact = (counted: CountedSales): Template<SoldOfDay[]> =>
  factList(
    soldShape,
    sql`from ${retailerSales.sql} count_s where ${asked(counted)}
      group by count_s.operator_id, count_s.store_id, count_s.source_product, count_s.sold_on`,
  );
