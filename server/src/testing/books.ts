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
