import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { cast, centsOf, known, rowsOf, scalar, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { joinAcceptedProposal } from './contract-facts.ts';
import { contracts, type StoredPlan } from './tables.ts';

const c = contracts.fact('c');
const planCents = (key: keyof StoredPlan & `${string}Cents`) => sql`(p.plan ->> ${sql.lit(key)})::bigint`;
/** The condition of an index: a sale that was accepted, whatever became of it. */
const isSold = sql`c.status in ('ACCEPTED', 'CANCELED')`;

/** What a sale, contract `c` with its accepted proposal `p`, is for its retailer, by the names of rows of columns. */
export const soldSale = {
  columns: {
    ...pick(c, 'borrowerId', 'storeId', 'operatorId', 'canceledOn', 'sourceProduct', 'principalCents', 'returnedCents'),
    contractId: c.id,
    acceptedAt: known(c.acceptedAt),
    couponCents: c.couponDiscountCents,
    iofCents: centsOf(sql`${planCents('iofDailyCents')} + ${planCents('iofAdditionalCents')}`),
  },
  /** Business day of the sale in a zone. */
  dayIn: (zone: string) => cast('date', sql`c.accepted_at at time zone ${zone}::text`),
  /** Joins the sale of a retailer to a row that names customer and contract. */
  join: (of: { retailerId: string; borrowerId: Template; contractId: Template }) => sql`
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
  const key = { ...pick(soldSale.columns, 'borrowerId', 'contractId'), acceptedAt: cast('text', c.acceptedAt) };
  const next = sql`from ${contracts.sql} c where ${c.retailerId} = ${of.retailerId}::uuid and ${isSold}
    and ${c.acceptedAt} > coalesce(${of.after}::timestamptz, '-infinity')
    order by ${c.acceptedAt} fetch first ${sql.lit(of.limit)} rows with ties`;
  return rowsOf(db, select(key, next));
}

/** Scalar subquery: who made a sale; null of no contract. */
export const sellerFact = (borrowerId: Template, contractId: Template): Template<string | null> =>
  scalar(c.operatorId, sql`from ${contracts.sql} c where c.borrower_id = ${borrowerId} and c.id = ${contractId}`);
