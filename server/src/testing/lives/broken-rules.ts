import { checkBooks } from '../../invariants/check-books.ts';
import { sealAudit } from '../../kernel/audit/chain.ts';
import type { Db } from '../../kernel/db/database.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { Failure } from './life.ts';
import type { Living } from './living.ts';

type Finding = Awaited<ReturnType<typeof checkBooks>>[number];

/** Invariants of the books that do not hold after these lives, each told of the lives that break it. */
export async function brokenRules(db: Db, livings: readonly Living[]): Promise<Failure[]> {
  while ((await sealAudit(db)) > 0);
  const failures: Failure[] = [];
  for (const finding of await checkBooks(db)) {
    if (finding.count === 0) continue;
    const broken = new Set(await customersOf(db, finding));
    const of = livings.filter(({ account }) => broken.has(account.borrowerId));
    const reason = `${finding.id}: ${finding.says} (${finding.count}: ${finding.examples.join(' ')})`;
    if (of.length === 0) throw new Error(reason);
    failures.push(...of.map(({ life, story }) => ({ life, story, reason })));
  }
  return failures;
}

/** Whose rows the examples are. */
async function customersOf(db: Db, { examples }: Finding): Promise<string[]> {
  const tables = ['installments', 'fees', 'contracts', 'payments', 'payment_items', 'payment_undos', 'journal_entries'];
  const found = await Promise.all(
    tables.map((table) =>
      sql<{ borrowerId: string }>`select borrower_id as "borrowerId" from ${sql.raw(table)}
        where id::text in (select jsonb_array_elements_text(${JSON.stringify(examples)}::jsonb))`.execute(db),
    ),
  );
  return [...examples, ...found.flatMap(({ rows }) => rows.map(({ borrowerId }) => borrowerId))];
}
