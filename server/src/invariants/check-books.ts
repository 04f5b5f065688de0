import { cast, rowsOf, select } from '../kernel/db/select.ts';
import { sql } from '../kernel/db/sql.ts';
import { chainedRetailers, firstBrokenLink } from '../kernel/audit/chain.ts';
import type { Db } from '../kernel/db/database.ts';
import { invariants } from './invariants.ts';
import { byQuery, type Finding, type Rule, runRule, type Settings } from './run-invariant.ts';
import { tablesRead } from './tables-read.ts';

/** Connections at once: each keeps one processor of the database busy. */
const LANES = 2;

/**
 * Every row is read: it pays to hash whole tables in memory. The planner takes a join by two columns for one of few rows, and
 * would then look up millions by index, one by one.
 */
const ofEverything: Settings = {
  work_mem: '128MB',
  enable_nestloop: 'off',
  max_parallel_workers_per_gather: '0',
  statement_timeout: '0',
};

const chains: Rule = {
  id: 'I15',
  says: 'the audit chain of each retailer is unbroken',
  async broken(db) {
    const examples: string[] = [];
    for (const retailerId of await chainedRetailers(db)) {
      const link = await firstBrokenLink(db, retailerId);
      if (link !== null) examples.push(`${retailerId} at position ${link}`);
    }
    return { count: examples.length, examples };
  },
};

/** Runs every invariant, two at once; a finding with `count` 0 holds. */
export async function checkBooks(db: Db): Promise<Finding[]> {
  const rules = [...(await longestFirst(db)), chains];
  const findings = new Map<string, Finding>();
  const lane = async () => {
    for (let rule = rules.shift(); rule; rule = rules.shift()) findings.set(rule.id, await runRule(db, rule));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return [...invariants, chains].flatMap(({ id }) => findings.get(id) ?? []);
}

/** The rules, those that read most rows first: a long one that begins last is waited for. */
async function longestFirst(db: Db): Promise<Rule[]> {
  const estimate = { name: cast('text', sql`relname`), rows: cast('bigint', sql`greatest(reltuples, 0)`) };
  const tables = await rowsOf(
    db,
    select(estimate, sql`from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`),
  );
  const rows = new Map(tables.map((table) => [table.name, table.rows]));
  const length = (query: string) => tablesRead(query).reduce((sum, name) => sum + (rows.get(name) ?? 0), 0);
  return invariants
    .map((invariant) => ({ rule: byQuery(invariant, ofEverything), length: length(invariant.sql) }))
    .toSorted((a, b) => b.length - a.length)
    .map(({ rule }) => rule);
}
