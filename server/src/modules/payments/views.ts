import { sql } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { paymentItems, payments } from './tables.ts';

/** Payment of each id, where an id is of a payment or of one of its entries. Unknown ids are left out. */
export async function paymentsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;
  const m = paymentItems.row('m');
  const p = payments.row('p');
  const ofPayments = select({ id: p.id, payment: p.id }, sql`from ${payments.sql} p where p.id in ${asked}`);
  const ofItems = sql`from ${paymentItems.sql} m where m.id in ${asked}`;
  const rows = await rowsOf(db, select({ id: m.id, payment: m.paymentId }, sql`${ofItems} union all ${ofPayments}`));
  return new Map(rows.map((row) => [row.id, row.payment]));
}
