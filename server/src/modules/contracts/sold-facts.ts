import type { Cents, CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { joinAcceptedProposal } from './contract-facts.ts';
import { contracts, type StoredPlan } from './tables.ts';

const c = contracts.row('c');
const planCents = (key: keyof StoredPlan & `${string}Cents`) => sql`(p.plan ->> ${sql.lit(key)})::bigint`;
/** The condition of an index: a sale that was accepted, whatever became of it. */
const isSold = sql`c.status in ('ACCEPTED', 'CANCELED')`;

/** What a sale, contract `c` with its accepted proposal `p`, is for its retailer, by the names of rows of columns. */
export const soldSale = {
  columns: {
    borrowerId: sql<string>`c.borrower_id`,
    contractId: sql<string>`c.id`,
    storeId: sql<string>`c.store_id`,
    operatorId: sql<string>`c.operator_id`,
    acceptedAt: sql<string>`c.accepted_at`,
    canceledOn: sql<CivilDate | null>`c.canceled_on`,
    principalCents: sql<Cents>`c.principal_cents`,
    couponCents: sql<Cents>`c.coupon_discount_cents`,
    returnedCents: sql<Cents>`c.returned_cents`,
    iofCents: sql<Cents>`${planCents('iofDailyCents')} + ${planCents('iofAdditionalCents')}`,
  },
  /** Business day of the sale in a zone. */
  dayIn: (zone: string) => sql<CivilDate>`(c.accepted_at at time zone ${zone}::text)::date`,
  /** Joins the sale of a retailer to a row that names customer and contract. */
  join: (of: { retailerId: string; borrowerId: RawBuilder<unknown>; contractId: RawBuilder<unknown> }) => sql`
    join contracts c on c.borrower_id = ${of.borrowerId} and c.id = ${of.contractId}
      and c.retailer_id = ${of.retailerId}::uuid and ${isSold} ${joinAcceptedProposal}`,
} as const;

/** A sale, and when it was made as the database writes it: a `Date` would lose its microseconds, and with them its place. */
export interface SaleKey {
  borrowerId: string;
  contractId: string;
  acceptedAt: string;
}

/** Sales of a retailer in the order of their making, after an instant; those of the last instant all of them. */
export function salesAfter(
  db: Db,
  of: { retailerId: string; after: string | null; limit: number },
): Promise<SaleKey[]> {
  const key = { ...pick(soldSale.columns, 'borrowerId', 'contractId'), acceptedAt: sql<string>`c.accepted_at::text` };
  const next = sql`from ${contracts.sql} c where ${c.retailerId} = ${of.retailerId}::uuid and ${isSold}
    and ${c.acceptedAt} > coalesce(${of.after}::timestamptz, '-infinity')
    order by ${c.acceptedAt} fetch first ${sql.lit(of.limit)} rows with ties`;
  return rowsOf(db, select(key, next));
}
