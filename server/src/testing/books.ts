import { sql } from '../kernel/db/sql.ts';
import { expect } from 'vitest';
import { sealAudit } from '../kernel/audit/chain.ts';
import type { Db } from '../kernel/db/database.ts';
import { checkBooks } from '../invariants/check-books.ts';

/** Seals the audit chain and expects every invariant of the books to hold. */
export async function expectBooksHold(db: Db): Promise<void> {
  while ((await sealAudit(db)) > 0);
  const broken = (await checkBooks(db)).filter(({ count }) => count > 0);
  expect(broken).toEqual([]);
}

/** How much of a customer's limit is used, in cents. */
export async function usedCents(db: Db, borrowerId: string): Promise<number | undefined> {
  const { rows } = await sql<{ used: number }>`
    select used_cents as used from credit_limits where borrower_id = ${borrowerId}::uuid`.execute(db);
  return rows[0]?.used;
}

/** What the books owe a customer, in cents. */
export async function customerCreditCents(db: Db, borrowerId: string): Promise<number | undefined> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(-sum(amount_cents), 0)::bigint as cents from journal_lines
    where borrower_id = ${borrowerId}::uuid and account = 'customer_credits'`.execute(db);
  return rows[0]?.cents;
}
