import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { cast, isTrue, known, listOf, minOf, rowOf, rowsOf, scalar, select } from '../../kernel/db/select.ts';
import { pick, type RowOf } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import { saleChanges } from './tables.ts';

type Ref = string | Template;

const c = saleChanges.row('change_f');
const found = pick(c, 'id', 'borrowerId', 'contractId');

const idsIn = (ids: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;

/** A sale that was made or changed, as what takes it out needs it. */
export type SaleChange = Pick<RowOf<typeof saleChanges>, keyof typeof found>;

const ofRetailer = (retailerId: Ref) =>
  sql`from ${saleChanges.sql} change_f where ${c.retailerId} = ${retailerId}::uuid`;

/** Says that a sale was made or changed: every write that does so holds it (ADR 0022). */
export function saleChangedFragment(of: {
  retailerId: string;
  borrowerId: string;
  contractId: string;
  at: Date;
}): Fragment {
  const { at: changedAt, ...sale } = of;
  return part('sale_change', insertOne(saleChanges, { ...sale, id: newId(), changedAt }));
}

/** Changes of a retailer that were not taken yet, the oldest first. */
export const findSaleChanges = (db: Db, retailerId: string, limit: number): Promise<SaleChange[]> =>
  rowsOf(db, select(found, sql`${ofRetailer(retailerId)} order by ${c.id} limit ${sql.lit(limit)}`));

/** Scalar: ids of these changes that were not taken yet. Never null. */
export const untakenChangesFact = (retailerId: string, ids: readonly string[]): Template<string[]> =>
  listOf(c.id, sql`${ofRetailer(retailerId)} and ${c.id} in ${idsIn(ids)}`);

/** Takes changes out, 'sale_changes': all of them, each once. */
export function takeSaleChangesFragment(retailerId: string, ids: readonly string[]): Fragment {
  const taken = sql`delete from ${saleChanges.sql} where retailer_id = ${retailerId}::uuid
    and id in ${idsIn(ids)}`;
  return part('sale_changes', taken, ids.length);
}

/** Scalar: whether changes of a retailer wait; a look into an index, where `exists` may be read as a scan. Never null. */
export const hasSaleChanges = (retailerId: Ref): Template<boolean> =>
  isTrue(sql`coalesce((select true ${ofRetailer(retailerId)} limit 1), false)`);

/** Scalar: when the oldest change that waits was made; null when none does. */
export const oldestSaleChangeFact = (retailerId: Ref): Template<Date | null> =>
  scalar(known(minOf(c.changedAt)), ofRetailer(retailerId));

/** Age of the oldest change of all that wait, in seconds; 0 when none does. */
export async function saleChangesLagSeconds(db: Db): Promise<number> {
  const lag = cast('bigint', sql`greatest(0, extract(epoch from now() - min(${c.changedAt})))`);
  return (await rowOf(db, select({ lag }, sql`from ${saleChanges.sql} change_f`)))?.lag ?? 0;
}
