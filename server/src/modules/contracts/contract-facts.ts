import type { Cents, CivilDate } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { cast, countOf, fact, factList, fieldOf, isTrue, recordOf, scalar } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import type { ContractTerms } from './policy.ts';
import { contracts, proposals } from './tables.ts';

type Key = string | Template;

const c = contracts.fact('c');
const p = proposals.fact('p');

/** Where a contract was sold, as expressions of the query that reads it. */
export interface SoldAt {
  retailerId: Template;
  storeId: Template;
}

/** Query of the contract of an id: `borrower_id`, `contract_id`, `number`, `status`. */
export const contractById = (contractId: string): Template =>
  sql`select borrower_id, id as contract_id, number, status from contracts where id = ${contractId}::uuid`;

/** What follows `from`: the contract of a retailer, under alias `c`, as `contractJson` reads it. */
export const contractOfRetailer = (of: { contractId: string; retailerId: string }): Template =>
  sql`contracts c where c.id = ${of.contractId}::uuid and c.retailer_id = ${of.retailerId}::uuid`;

/** Business day on which contract `c` was accepted; null while it is an offer. */
export const acceptedOn = c.acceptedOn;

/** Joins the contract of a row to a query, under alias `c`. */
export const joinContract = (borrowerId: Template, contractId: Template): Template =>
  sql`join contracts c on c.borrower_id = ${borrowerId} and c.id = ${contractId}`;

/** Joins the accepted proposal of contract `c`, under alias `p`. */
export const joinAcceptedProposal = sql`join proposals p on p.borrower_id = c.borrower_id and p.id = c.accepted_proposal_id`;

/** Number of contract `c`. */
export const contractNumber = c.number;

/** What contract `c` and its accepted proposal `p` say of each installment, by the names of rows of columns. */
export const debtTerms = {
  contractNumber,
  ...pick(c, 'retailerId', 'storeId', 'productId'),
  count: p.count,
  /** Monthly rate, decimal text. */
  rateMonthly: fieldOf(p.plan, 'rateMonthly'),
  /** Whether the rate goes on counting on late days; terms of before it was written there follow the lender. */
  chargesContractRate: isTrue(sql`coalesce((c.terms ->> 'chargesContractRateWhenLate')::boolean,
    c.terms ->> 'lenderType' = 'FINANCIAL_INSTITUTION')`),
  isOwnedByStore: isTrue(sql`coalesce(c.terms ->> 'ownedBy' = 'STORE', false)`),
  lateFineRate: fieldOf(c.terms, 'lateFineRate'),
  lateInterestMonthlyRate: fieldOf(c.terms, 'lateInterestMonthlyRate'),
  releasedOn: cast('date', sql`coalesce((p.plan ->> 'countedFrom')::date, c.offered_on)`),
  lateIof: fieldOf(c.terms, 'lateIof'),
} as const;

/** Where contract `c` was sold. */
export const soldAt: SoldAt = { retailerId: sql`c.retailer_id`, storeId: sql`c.store_id` };

/** Condition: the place where a contract was sold is as `condition` says. */
export function isSoldWhere(
  borrowerId: Template,
  contractId: Template,
  condition: (soldAt: SoldAt) => Template,
): Template<boolean> {
  const place = { retailerId: sql.ref('sold.retailer_id'), storeId: sql.ref('sold.store_id') };
  return isTrue(sql`exists (
    select 1 from contracts sold where sold.borrower_id = ${borrowerId} and sold.id = ${contractId} and ${condition(place)})`);
}

/** Scalar subquery: the store where a borrower bought last; null of who never bought. */
export const lastStoreFact = (borrowerId: Key): Template<{ retailerId: string; storeId: string } | null> =>
  fact(
    pick(c, 'retailerId', 'storeId'),
    sql`from ${contracts.sql} c where c.borrower_id = ${borrowerId}::uuid and c.accepted_at is not null
      order by c.accepted_at desc, c.id desc limit 1`,
  );

/** Scalar subquery: the last day on which a contract of a borrower was accepted or cancelled; null of who never bought. */
export const lastContractDayFact = (borrowerId: Key): Template<CivilDate | null> =>
  scalar(
    cast('date', sql`max(greatest(c.accepted_on, c.canceled_on))`),
    sql`from ${contracts.sql} c where c.borrower_id = ${borrowerId}::uuid and c.accepted_on is not null`,
  );

/** Scalar: whether a contract was sold and stands. Never null. */
export const isAcceptedFact = (borrowerId: Key, contractId: Key): Template<boolean> =>
  isTrue(sql`exists (
    select 1 from contracts paid_c where paid_c.borrower_id = ${borrowerId}::uuid and paid_c.id = ${contractId}::uuid
      and paid_c.status = 'ACCEPTED')`);

/** Scalar: whether one of these contracts (a query of ids) was cancelled whole. Never null. */
export const isCanceledFact = (borrowerId: Template, contractIds: Template): Template<boolean> =>
  isTrue(sql`exists (
    select 1 from contracts c where c.borrower_id = ${borrowerId} and c.id in ${contractIds} and c.status = 'CANCELED')`);

/** Scalar subquery: the number of a contract; null where there is none of that id. */
export const contractNumberFact = (borrowerId: Template, contractId: Template): Template<string | null> =>
  scalar(
    contracts.fact('number_c').number,
    sql`from ${contracts.sql} number_c where number_c.borrower_id = ${borrowerId} and number_c.id = ${contractId}`,
  );

/** Scalar subquery: kind of lender of each contract that a borrower owes on, by its id. Never null. */
export const lendersFact = (borrowerId: Key): Template<Record<string, ContractTerms['lenderType']>> =>
  recordOf(
    c.id,
    fieldOf(c.terms, 'lenderType'),
    sql`from ${contracts.sql} c where c.borrower_id = ${borrowerId}::uuid and c.status = 'ACCEPTED'`,
  );

/** Condition: contract `c` is of the customer of a contract, and owed to the same lender. */
export const hasLenderOf = (contractId: string): Template<boolean> =>
  isTrue(sql`exists (
    select 1 from contracts lent where lent.id = ${contractId}::uuid and lent.borrower_id = c.borrower_id
      and lent.terms ->> 'lenderCnpj' = c.terms ->> 'lenderCnpj'
      and coalesce(lent.terms ->> 'ownedBy', 'PROVIDER') = coalesce(c.terms ->> 'ownedBy', 'PROVIDER')
      and (c.terms ->> 'ownedBy' is distinct from 'STORE' or lent.retailer_id = c.retailer_id))`);

/** A contract as what hangs on it knows it: the device sold with it, and where. */
export interface SoldContract {
  contractId: string;
  productId: string | null;
  retailerId: string;
  storeId: string;
}

/** Scalar subquery: these contracts (a query of ids) as {@link SoldContract}s. Never null. */
export const soldContractsFact = (borrowerId: Template, contractIds: Template): Template<SoldContract[]> =>
  factList(
    { contractId: c.id, ...pick(c, 'productId', 'retailerId', 'storeId') },
    sql`from contracts c where c.borrower_id = ${borrowerId} and c.id in ${contractIds}`,
  );

/** Scalar subquery: whether a purchase of a borrower at another retailer than this one stands. Never null. */
export const isServedElsewhereFact = (borrowerId: Key, retailerId: Key): Template<boolean> =>
  isTrue(sql`exists (select 1 from ${contracts.sql} c
    where c.borrower_id = ${borrowerId}::uuid and c.status = 'ACCEPTED' and c.retailer_id <> ${retailerId}::uuid)`);

/** Scalar subquery: what the coupon took off a purchase that stands; null of none. */
export const couponDiscountFact = (borrowerId: Template, contractId: Template): Template<Cents | null> =>
  scalar(
    contracts.fact('discount_c').couponDiscountCents,
    sql`from ${contracts.sql} discount_c where discount_c.borrower_id = ${borrowerId} and discount_c.id = ${contractId}
      and discount_c.status = 'ACCEPTED'`,
  );

/** Scalar subquery: offers of a store that may still be accepted at an instant. */
export const openOffersFact = (retailerId: string, storeId: string, at: Date): Template<number> =>
  countOf(sql`from contracts open_c where open_c.retailer_id = ${retailerId}::uuid and open_c.store_id = ${storeId}::uuid
    and open_c.status = 'OFFERED' and open_c.valid_until > ${at}::timestamptz`);
