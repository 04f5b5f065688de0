import type { Cents } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { fact, factList, isTrue, known, rowOf, scalar, select } from '../../kernel/db/select.ts';
import { type FactOf, pick } from '../../kernel/db/table.ts';
import { recordset } from '../../kernel/db/write.ts';
import { type Account, type Posting, postedFact } from '../books/index.ts';
import { borrowerNameFact } from '../borrowers/index.ts';
import { soldSale, untakenChangesFact } from '../contracts/index.ts';
import { EDITION, retailerProjections, retailerSales } from './tables.ts';

/** A sale as it is projected. */
export type SaleFact = Omit<FactOf<typeof retailerSales>, 'retailerId'>;

const h = retailerProjections.fact('head_f');
const headShape = pick(h, 'version', 'edition', 'filledUntil');

/** How far a projection is; the version is what a write to it holds. */
export type ProjectionHead = Pick<FactOf<typeof retailerProjections>, keyof typeof headShape>;

/** Of a retailer that was never filled. */
export const noHead: ProjectionHead = { version: 0, edition: 0, filledUntil: null };

/** Scalar subquery: a {@link ProjectionHead}, null before the first. */
export const headFact = (retailerId: string): Template<ProjectionHead | null> =>
  fact(headShape, sql`from ${retailerProjections.sql} head_f where ${h.retailerId} = ${retailerId}::uuid`);

export async function readHead(db: Db | Tx, retailerId: string): Promise<ProjectionHead> {
  return (await rowOf(db, select({ head: headFact(retailerId) })))?.head ?? noHead;
}

/** Scalar: whether the projection of a retailer is filled whole. Never null. */
export const isWholeFact = (retailerId: string | Template): Template<boolean> =>
  isTrue(sql`coalesce((
    select whole_f.edition >= ${sql.lit(EDITION)} from ${retailerProjections.sql} whole_f
    where whole_f.retailer_id = ${retailerId}::uuid limit 1), false)`);

/** Scalar: up to when sales are in a projection that is being filled; null where none are. */
export const filledUntilFact = (retailerId: string): Template<Date | null> =>
  scalar(
    retailerProjections.row('filling_f').filledUntil,
    sql`from ${retailerProjections.sql} filling_f where filling_f.retailer_id = ${retailerId}::uuid`,
  );

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
