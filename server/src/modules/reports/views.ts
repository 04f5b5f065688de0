import type { CivilDate, PagePosition } from '@balcao/contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import { cutPage, keyset } from '../../kernel/db/keyset.ts';
import { type Posting, postedFact } from '../books/index.ts';

/** A sale as the report lists it. Money in cents. */
export interface SaleRow {
  contractId: string;
  originationTimestamp: string;
  canceledOn: CivilDate | null;
  storeName: string;
  borrowerName: string;
  operatorName: string;
  principalCents: number;
  couponCents: number;
  returnedCents: number;
  iofCents: number;
  /** What the sale posted. */
  postings: Posting[];
}

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
  const result = await sql<{ total: number; rows: SaleRow[] }>`
    with page as materialized (
      select * from contracts c where ${sales} and ${page.where} order by ${page.order} limit ${page.limit})
    select (select count(*) from contracts c where ${sales}) as total, coalesce((
      select json_agg(json_build_object('contractId', c.id, 'originationTimestamp', c.accepted_at,
        'canceledOn', c.canceled_on, 'storeName', s.name, 'borrowerName', b.name, 'operatorName', o.name,
        'principalCents', c.principal_cents, 'couponCents', c.coupon_discount_cents, 'returnedCents', c.returned_cents,
        'iofCents', (p.plan ->> 'iofDailyCents')::bigint + (p.plan ->> 'iofAdditionalCents')::bigint,
        'postings', ${postedFact(sql.ref('c.borrower_id'), sql.ref('c.id'), 'ORIGINATION')}) order by ${page.order})
      from page c
      join stores s on s.retailer_id = c.retailer_id and s.id = c.store_id
      join operators o on o.retailer_id = c.retailer_id and o.id = c.operator_id
      join borrowers b on b.id = c.borrower_id
      join proposals p on p.borrower_id = c.borrower_id and p.id = c.accepted_proposal_id), '[]'::json) as rows`.execute(
    db,
  );
  const { total = 0, rows = [] } = result.rows[0] ?? {};
  return { total, ...cutPage(rows, asked, (row) => ({ value: row.originationTimestamp, id: row.contractId })) };
}
