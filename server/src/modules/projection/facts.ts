import type { Cents, CivilDate } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { fact, factList, isTrue, known, rowOf, select } from '../../kernel/db/select.ts';
import { type FactOf, pick } from '../../kernel/db/table.ts';
import { recordset } from '../../kernel/db/write.ts';
import { type Account, type Posting, postedFact } from '../books/index.ts';
import { borrowerNameFact } from '../borrowers/index.ts';
import { isSoldWhere, soldSale, untakenChangesFact } from '../contracts/index.ts';
import type { DayOfSales } from './rules/compare-sales.ts';
import { EDITION, retailerProjections, retailerSaleDays, retailerSales } from './tables.ts';

/** A sale as it is projected. */
export type SaleFact = Omit<FactOf<typeof retailerSales>, 'retailerId'>;

const h = retailerProjections.fact('head_f');
const headShape = pick(h, 'version', 'edition', 'filledUntil');

/** How far a projection is; the version is what a write to it holds. */
export type ProjectionHead = Pick<FactOf<typeof retailerProjections>, keyof typeof headShape>;

/** Of a retailer that was never filled. */
export const noHead: ProjectionHead = { version: 0, edition: 0, filledUntil: null };

/** Scalar subquery: a {@link ProjectionHead}, null before the first. */
export const headFact = (retailerId: string): RawBuilder<ProjectionHead | null> =>
  fact(headShape, sql`from ${retailerProjections.sql} head_f where ${h.retailerId} = ${retailerId}::uuid`);

export async function readHead(db: Db | Tx, retailerId: string): Promise<ProjectionHead> {
  return (await rowOf(db, select({ head: headFact(retailerId) })))?.head ?? noHead;
}

/** Scalar: whether the projection of a retailer is filled whole. Never null. */
export const isWholeFact = (retailerId: string | RawBuilder<unknown>): RawBuilder<boolean> =>
  isTrue(sql`coalesce((
    select whole_f.edition >= ${sql.lit(EDITION)} from ${retailerProjections.sql} whole_f
    where whole_f.retailer_id = ${retailerId}::uuid limit 1), false)`);

/** Scalar: up to when sales are in a projection that is being filled; null where none are. */
export const filledUntilFact = (retailerId: string): RawBuilder<Date | null> =>
  sql<Date | null>`(
    select filling_f.filled_until from ${retailerProjections.sql} filling_f
    where filling_f.retailer_id = ${retailerId}::uuid)`;

/** Whose sales, and where their business days begin. */
export interface Projected {
  retailerId: string;
  zone: string;
}

/** Which sale. */
export interface SaleRef {
  borrowerId: string;
  contractId: string;
}

export interface SalesFacts {
  head: ProjectionHead;
  /** Those of the sales asked for that there are, as they are now. */
  sales: SaleFact[];
  /** Rows of the projection for them. */
  rows: SaleFact[];
  /** Changes that told of them and that nobody took meanwhile. */
  changeIds: string[];
}

/** Sales and their rows in one snapshot, with the version under which the rows stand. */
export async function readSales(
  db: Db | Tx,
  { retailerId, zone }: Projected,
  asked: readonly SaleRef[],
  changeIds: readonly string[],
): Promise<SalesFacts> {
  const named = recordset(
    retailerSales,
    asked.map((of) => pick(of, 'borrowerId', 'contractId')),
    ['borrowerId', 'contractId'],
    'named',
  );
  const [borrowerId, contractId] = [sql.ref('named.borrowerId'), sql.ref('named.contractId')];
  const shape = {
    ...soldSale.columns,
    soldOn: soldSale.dayIn(zone),
    borrowerName: known(borrowerNameFact(borrowerId)),
    postings: postedFact(borrowerId, contractId, 'ORIGINATION'),
  };
  const { retailerId: ofRetailer, ...row } = retailerSales.fact('s');
  const found = await rowOf(
    db,
    select({
      head: headFact(retailerId),
      changeIds: untakenChangesFact(retailerId, changeIds),
      sales: factList(shape, sql`from ${named} ${soldSale.join({ retailerId, borrowerId, contractId })}`),
      rows: factList(
        row,
        sql`from ${named} join ${retailerSales.sql} s on ${ofRetailer} = ${retailerId}::uuid and ${row.contractId} = ${contractId}`,
      ),
    }),
  );
  const sales = (found?.sales ?? []).map(({ postings, ...sale }) => Object.assign(sale, credited(postings)));
  return { head: found?.head ?? noHead, sales, rows: found?.rows ?? [], changeIds: found?.changeIds ?? [] };
}

/** What a sale credited to the provider's income and to what it owes the retailer. */
function credited(postings: readonly Posting[]): { mdrCents: Cents; netCents: Cents } {
  const to = (account: Account) =>
    cents(
      0 - sumCents(postings.filter((posting) => posting.account === account).map((posting) => posting.amountCents)),
    );
  return { mdrCents: to('mdr_income'), netCents: to('retailer_payable') };
}

/** A page of a retailer's rows by contract: of those of no sale which they are, and where the page ends. */
export async function readStrays(
  db: Db,
  { retailerId }: Projected,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ strays: SaleRef[]; last: string | null }> {
  const s = retailerSales.fact('s');
  const page = sql`(
    select ${s.borrowerId}, ${s.contractId} from ${retailerSales.sql} s where ${s.retailerId} = ${retailerId}::uuid
      and (${after}::uuid is null or ${s.contractId} > ${after}::uuid) order by ${s.contractId} limit ${sql.lit(limit)}) s`;
  const isOf = isSoldWhere(s.borrowerId, s.contractId, (sold) => sql`${sold.retailerId} = ${retailerId}::uuid`);
  const found = await rowOf(
    db,
    select({
      strays: factList(pick(s, 'borrowerId', 'contractId'), sql`from ${page} where not ${isOf}`),
      last: sql<string | null>`(select max(contract_id::text) from ${page})`,
    }),
  );
  return found ?? { strays: [], last: null };
}

const sums = {
  sales: sql`count(*)`,
  canceled: sql`count(canceled_on)`,
  principal_cents: sql`sum(principal_cents)::bigint`,
  coupon_cents: sql`sum(coupon_cents)::bigint`,
  returned_cents: sql`sum(returned_cents)::bigint`,
  mdr_cents: sql`sum(mdr_cents)::bigint`,
  net_cents: sql`sum(net_cents)::bigint`,
  iof_cents: sql`sum(iof_cents)::bigint`,
};

/** By how much a column of a day has to change: what its rows sum to, `w`, against what it says, `d`. */
const by = <T>(column: keyof typeof sums): RawBuilder<T> =>
  sql<T>`coalesce(w.${sql.ref(column)}, 0) - coalesce(d.${sql.ref(column)}, 0)`;

const corrections = {
  sales: by<number>('sales'),
  canceled: by<number>('canceled'),
  principalCents: by<Cents>('principal_cents'),
  couponCents: by<Cents>('coupon_cents'),
  returnedCents: by<Cents>('returned_cents'),
  mdrCents: by<Cents>('mdr_cents'),
  netCents: by<Cents>('net_cents'),
  iofCents: by<Cents>('iof_cents'),
};

const wrongShape = {
  soldOn: sql<CivilDate>`coalesce(w.sold_on, d.sold_on)`,
  storeId: sql<string>`coalesce(w.store_id, d.store_id)`,
  ...corrections,
};

/** Days of a retailer that are not what its rows sum to: by how much they have to change. */
export function wrongDaysFact({ retailerId }: Projected): RawBuilder<DayOfSales[]> {
  const ofRetailer = sql`where retailer_id = ${retailerId}::uuid`;
  const summed = select(
    sums,
    sql`, sold_on, store_id from ${retailerSales.sql} ${ofRetailer} group by sold_on, store_id`,
  );
  const each = Object.values(corrections);
  return factList(
    wrongShape,
    sql`from (${summed}) w full join (select * from ${retailerSaleDays.sql} ${ofRetailer}) d
      on d.sold_on = w.sold_on and d.store_id = w.store_id
      where ${sql.join(
        each.map((of) => sql`${of} <> 0`),
        sql` or `,
      )}`,
  );
}
