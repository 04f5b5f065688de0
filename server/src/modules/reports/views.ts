import type { CivilDate, PagePosition } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { cutPage, keyset } from '../../kernel/db/keyset.ts';
import { cast, countOf, factList, rowOf, select, type ShapeOf, withParts } from '../../kernel/db/select.ts';
import { postedFact } from '../books/index.ts';
import { saleColumns } from '../contracts/index.ts';

/** A sale as the report lists it: the one place that joins what five modules own. */
const saleShape = {
  ...saleColumns,
  storeName: cast('text', sql`s.name`),
  borrowerName: cast('text', sql`b.name`),
  operatorName: cast('text', sql`o.name`),
  /** What the sale posted. */
  postings: postedFact(sql.ref('c.borrower_id'), sql.ref('c.id'), 'ORIGINATION'),
};

export type SaleRow = ShapeOf<typeof saleShape>;

export interface SalesWanted {
  retailerId: string;
  storeId: string | undefined;
  startDate: CivilDate;
  endDate: CivilDate;
  /** Zone of the business days. */
  zone: string;
  /** Where the page before ended. */
  cursor: PagePosition | undefined;
  limit: number;
}

export interface SalesPage {
  total: number;
  items: SaleRow[];
  next: PagePosition | null;
}

const keys = { originationTimestamp: { column: sql.ref('c.accepted_at'), type: 'timestamptz' } } as const;

/** One page of the sales of a retailer in a range of business days, oldest first, and how many there are. */
export async function findSales(db: Db, wanted: SalesWanted): Promise<SalesPage> {
  const { retailerId, zone } = wanted;
  const start = (day: string) => sql`(${day}::date::timestamp at time zone ${zone}::text)`;
  const end = sql`((${wanted.endDate}::date + 1)::timestamp at time zone ${zone}::text)`;
  const sales = sql`c.retailer_id = ${retailerId}::uuid and c.status in ('ACCEPTED', 'CANCELED')
    and c.accepted_at >= ${start(wanted.startDate)} and c.accepted_at < ${end}
    and (${wanted.storeId ?? null}::uuid is null or c.store_id = ${wanted.storeId ?? null}::uuid)`;
  const asked = { sort: 'originationTimestamp', cursor: wanted.cursor, limit: wanted.limit } as const;
  const page = keyset(keys, sql.ref('c.id'), asked);
  const chosen = sql`page as materialized (
      select * from contracts c where ${sales} and ${page.where} order by ${page.order} limit ${page.limit})`;
  const listed = sql`from page c
      join stores s on s.retailer_id = c.retailer_id and s.id = c.store_id
      join operators o on o.retailer_id = c.retailer_id and o.id = c.operator_id
      join borrowers b on b.id = c.borrower_id
      join proposals p on p.borrower_id = c.borrower_id and p.id = c.accepted_proposal_id
      order by ${page.order}`;
  const shape = { total: countOf(sql`from contracts c where ${sales}`), rows: factList(saleShape, listed) };
  const { total, rows } = (await rowOf(db, withParts(chosen, select(shape)))) ?? { total: 0, rows: [] };
  return { total, ...cutPage(rows, asked, (row) => ({ value: row.originationTimestamp, id: row.contractId })) };
}
