import { sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';

/** Payment of each id, where an id is of a payment or of one of its entries. Unknown ids are left out. */
export async function paymentsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const asked = sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid`;
  const result = await sql<{ id: string; payment: string }>`
    select id, payment_id as payment from payment_items where id in (${asked})
    union all
    select id, id as payment from payments where id in (${asked})`.execute(db);
  return new Map(result.rows.map((row) => [row.id, row.payment]));
}
