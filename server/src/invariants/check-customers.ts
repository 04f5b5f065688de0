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

/** Plans are made for the customers asked for: each table is read by its key, and what was read is hashed. */
const ofFew: Settings = { plan_cache_mode: 'force_custom_plan', enable_nestloop: 'off', statement_timeout: '0' };

const given = sql`(select ids from checked_ids)::uuid[]`;
/** By an index that begins with the customer. */
const byKey = (key: string): Template => sql`${sql.id(key)} = any(${given})`;
/** By reading the table once, with the customers hashed: its rows lie by something else. */
const byHash = sql`borrower_id in (select unnest(${given}))`;

/** Which rows of a table are of the customers asked for, of tables whose every row is a customer's. */
const whose: ReadonlyMap<string, Template> = new Map([
  ['borrowers', byKey('id')],
  ...tables.flatMap(({ name, columns, placement }) => {
    const isOfCustomers = Object.values(columns).some(
      ({ name: of, isNullable }) => of === 'borrower_id' && !isNullable,
    );
    if (!isOfCustomers) return [];
    return [[name, placement?.key === 'borrower_id' ? byKey('borrower_id') : byHash] as const];
  }),
]);

/** What a rule reads, narrowed to customers: parts of the statement that stand under the names of the tables. */
function narrowed({ sql: query }: Invariant, borrowerIds: readonly string[]): Template {
  const parts = tablesRead(query).flatMap((name) => {
    const rows = whose.get(name);
    return rows ? [narrow(name, rows)] : [];
  });
  return sql.join([sql`checked_ids as materialized (select ${borrowerIds}::uuid[] as ids)`, ...parts]);
}

const narrow = (name: string, rows: Template): Template =>
  sql`${sql.id(name)} as not materialized (select * from ${sql.id('public', name)} where ${rows})`;

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
