import { sql } from '../kernel/db/sql.ts';
import { cast, rowsOf, select } from '../kernel/db/select.ts';
import { chainedRetailers, firstBrokenLink } from '../kernel/audit/chain.ts';
import type { Db } from '../kernel/db/database.ts';
import type { Invariant } from '../kernel/module.ts';
import { invariants } from './invariants.ts';

export interface Finding {
  id: string;
  says: string;
  /** How many rows break the rule, and the first few by name. */
  count: number;
  examples: string[];
  ms: number;
}

const EXAMPLES = 5;

async function check(db: Db, { id, says, sql: query }: Invariant): Promise<Finding> {
  const start = performance.now();
  const found = { found: cast('text', sql`found`), total: cast('bigint', sql`count(*) over ()`) };
  const rows = await rowsOf(db, select(found, sql`from (${sql.raw(query)}) as broken limit ${sql.lit(EXAMPLES)}`));
  return {
    id,
    says,
    count: rows[0]?.total ?? 0,
    examples: rows.map((row) => row.found),
    ms: performance.now() - start,
  };
}

async function checkChains(db: Db): Promise<Finding> {
  const start = performance.now();
  const examples: string[] = [];
  for (const retailerId of await chainedRetailers(db)) {
    const link = await firstBrokenLink(db, retailerId);
    if (link !== null) examples.push(`${retailerId} at position ${link}`);
  }
  return {
    id: 'I15',
    says: 'the audit chain of each retailer is unbroken',
    count: examples.length,
    examples,
    ms: performance.now() - start,
  };
}

/** Runs every invariant; a finding with `count` 0 holds. */
export async function checkBooks(db: Db): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const invariant of invariants) findings.push(await check(db, invariant));
  findings.push(await checkChains(db));
  return findings;
}
