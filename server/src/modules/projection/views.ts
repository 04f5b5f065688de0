import type { CivilDate, PagePosition } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { cutPage, keyset } from '../../kernel/db/keyset.ts';
import {
  cast,
  earliest,
  factList,
  known,
  rowOf,
  select,
  type ShapeOf,
  when,
  withParts,
} from '../../kernel/db/select.ts';
import { oldestSaleChangeFact } from '../contracts/index.ts';
import { operatorNameFact } from '../identity/index.ts';
import { storeNameFact } from '../retailers/index.ts';
import { filledUntilFact, isWholeFact } from './facts.ts';
import { retailerSaleDays, retailerSales } from './tables.ts';

const s = retailerSales.fact('s');
const d = retailerSaleDays.row('d');
const { retailerId, storeId, operatorId, ...own } = s;

const saleShape = {
  ...own,
  storeName: known(storeNameFact(retailerId, storeId)),
  operatorName: known(operatorNameFact(retailerId, operatorId)),
};

/** A sale of a retailer as its reports show it. */
export type ProjectedSale = ShapeOf<typeof saleShape>;

interface SalesRange {
  retailerId: string;
  startDate: CivilDate;
  endDate: CivilDate;
  /** Zone of the business days. */
  zone: string;
}

export interface SalesWanted extends SalesRange {
  storeId: string | undefined;
  /** Where the page before ended. */
  cursor: PagePosition | undefined;
  limit: number;
}

export interface SalesPage {
  /** Sales of all the days. */
  total: number;
  items: ProjectedSale[];
  next: PagePosition | null;
  /** Everything that happened before is in; null when nothing waits. */
  completeUntil: Date | null;
}

/** Scalar: until when everything that happened from a day on is projected; null when nothing waits. */
export const completeUntilFact = ({ retailerId: of, startDate, zone }: Omit<SalesRange, 'endDate'>) =>
  earliest(
    oldestSaleChangeFact(of),
    when(
      sql`not ${isWholeFact(of)}`,
      cast('timestamptz', sql`coalesce(${filledUntilFact(of)}, ${beginOf(startDate, zone)})`),
    ),
  );

/** The instant at which a business day begins. */
const beginOf = (day: CivilDate, zone: string) => sql`(${day}::date::timestamp at time zone ${zone}::text)`;

const keys = { originationTimestamp: { column: s.acceptedAt, type: 'timestamptz' } } as const;

/** One page of the sales of a retailer in a range of business days, oldest first, and how many there are. */
export async function findSales(db: Db, wanted: SalesWanted): Promise<SalesPage> {
  const { zone } = wanted;
  const start = beginOf(wanted.startDate, zone);
  const end = sql`((${wanted.endDate}::date + 1)::timestamp at time zone ${zone}::text)`;
  // Two texts: a plan that is kept chooses its index before it knows whether a store was asked for.
  const inStore = (of: typeof s.storeId) =>
    wanted.storeId === undefined ? sql`` : sql`and ${of} = ${wanted.storeId}::uuid`;
  const asked = { sort: 'originationTimestamp', cursor: wanted.cursor, limit: wanted.limit } as const;
  const page = keyset(keys, s.contractId, asked);
  const chosen = sql`page as materialized (
      select * from ${retailerSales.sql} s where ${retailerId} = ${wanted.retailerId}::uuid
        and ${s.acceptedAt} >= ${start} and ${s.acceptedAt} < ${end} ${inStore(storeId)} and ${page.where}
      order by ${page.order} limit ${page.limit})`;
  const counted = sql`from ${retailerSaleDays.sql} d where ${d.retailerId} = ${wanted.retailerId}::uuid
    and ${d.soldOn} between ${wanted.startDate}::date and ${wanted.endDate}::date ${inStore(d.storeId)}`;
  const shape = {
    total: cast('bigint', sql`select coalesce(sum(${d.sales}), 0) ${counted}`),
    rows: factList(saleShape, sql`from page s order by ${page.order}`),
    completeUntil: completeUntilFact(wanted),
  };
  const none = { total: 0, rows: [], completeUntil: null };
  const { rows, ...figures } = (await rowOf(db, withParts(chosen, select(shape)))) ?? none;
  return { ...figures, ...cutPage(rows, asked, (row) => ({ value: row.acceptedAt, id: row.contractId })) };
}
