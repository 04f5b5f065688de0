import { sql, type Template } from '../kernel/db/sql.ts';
import type { Db } from '../kernel/db/database.ts';
import type { Invariant } from '../kernel/module.ts';
import { tables } from '../distribution/families.ts';
import { invariants } from './invariants.ts';
import { byQuery, type Finding, type Rule, runRule, type Settings } from './run-invariant.ts';
import { tablesRead } from './tables-read.ts';

/** Rules that a look at one customer's rows decides. */
const ofCustomers = invariants.filter((invariant) => !invariant.isAcrossCustomers);

/** Ids of the others. */
export const acrossCustomers = [
  ...invariants.filter(({ isAcrossCustomers }) => isAcrossCustomers).map(({ id }) => id),
  'I15',
];

/** Plans are made for the customers asked for: a few, found by their key. */
const ofFew: Settings = { plan_cache_mode: 'force_custom_plan', statement_timeout: '0' };

/** The column that says whose rows a table has, of tables whose every row is a customer's. */
const keys: ReadonlyMap<string, string> = new Map([
  ['borrowers', 'id'],
  ...tables.flatMap(({ name, columns }) => {
    const isKeyed = Object.values(columns).some((column) => column.name === 'borrower_id' && !column.isNullable);
    return isKeyed ? [[name, 'borrower_id'] as const] : [];
  }),
]);

/** What a rule reads, narrowed to customers: parts of the statement that stand under the names of the tables. */
function narrowed({ sql: query }: Invariant, borrowerIds: readonly string[]): Template {
  const parts = tablesRead(query).flatMap((name) => {
    const key = keys.get(name);
    return key === undefined ? [] : [narrow(name, key)];
  });
  return sql.join([sql`checked_ids as materialized (select ${borrowerIds}::uuid[] as ids)`, ...parts]);
}

const narrow = (name: string, key: string): Template => sql`${sql.id(name)} as not materialized (
  select * from ${sql.id('public', name)} where ${sql.id(key)} = any((select ids from checked_ids)::uuid[]))`;

/** A rule over some customers, some thousand at most. */
export const overCustomers = (invariant: Invariant, borrowerIds: readonly string[]): Rule =>
  byQuery(invariant, ofFew, narrowed(invariant, borrowerIds));

/** Runs the rules that one customer's rows decide over some customers. */
export async function checkCustomers(db: Db, borrowerIds: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const invariant of ofCustomers) {
    findings.push(await runRule(db, overCustomers(invariant, borrowerIds)));
  }
  return findings;
}
