import { sql } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';

/** Balance of each account that a borrower's acts posted to, cents. */
export async function postedBy(db: Db, borrowerId: string): Promise<Record<string, number>> {
  const found = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents)::bigint as cents from journal_lines where borrower_id = ${borrowerId}::uuid
    group by account`.execute(db);
  return Object.fromEntries(found.rows.map(({ account, cents }) => [account, cents]));
}
