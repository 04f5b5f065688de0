import pg from 'pg';
import { placements } from './families.ts';

/** What this page needs of a plan as EXPLAIN tells it. */
interface PlanNode {
  'Relation Name'?: string;
  Alias?: string;
  Plans?: PlanNode[];
  'Node Type': string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  'Join Filter'?: string;
  'Hash Cond'?: string;
  'Merge Cond'?: string;
}

const conditions = ['Index Cond', 'Recheck Cond', 'Filter', 'Join Filter', 'Hash Cond', 'Merge Cond'] as const;

/** Plans that go by indexes and nested loops say at each table what is known of it, whatever its size. */
const settings = [
  'plan_cache_mode = force_generic_plan',
  ...['hashjoin', 'mergejoin', 'seqscan', 'material', 'memoize', 'indexonlyscan', 'bitmapscan'].map(
    (kind) => `enable_${kind} = off`,
  ),
];

const textOf = (node: PlanNode) => conditions.map((name) => node[name] ?? '').join(' ');

/**
 * Where a statement reads a table of a family without an equality on the column its rows lie by, as
 * 'table (columns it goes by)': every machine has to be asked then.
 */
function keylessNodes(node: PlanNode, above = ''): string[] {
  const text = textOf(node);
  const found = (node.Plans ?? []).flatMap((child) => keylessNodes(child, `${above} ${text}`));
  const { 'Relation Name': table, Alias: alias } = node;
  const key = table === undefined ? undefined : placements.get(table)?.key;
  if (!table || !alias || !key || node['Node Type'] === 'ModifyTable') return found;
  const column = String.raw`(?<![\w.])${alias}\.${key}(?!\w)`;
  const isKeyed = new RegExp(`${column}\\)?(::text)? = |= \\(?${column}`).test(`${above} ${text}`);
  if (isKeyed) return found;
  const columns = [...text.matchAll(new RegExp(String.raw`(?<![\w.])${alias}\.(\w+)`, 'g'))].map(
    ([, name = '']) => name,
  );
  return [...found, `${table} (${[...new Set(columns)].toSorted().join(', ')})`];
}

/** Every keyless read of each statement, by statement; statements without one are left out. */
export async function keylessReads(url: string, texts: Iterable<string>): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const setting of settings) await client.query(`set ${setting}`);
    const found = new Map<string, string[]>();
    for (const text of texts) {
      const reads = keylessNodes(await planOf(client, text));
      if (reads.length > 0) found.set(text, [...new Set(reads)]);
    }
    return found;
  } finally {
    await client.end();
  }
}

async function planOf(client: pg.Client, text: string): Promise<PlanNode> {
  await client.query(`prepare asked as ${text}`);
  const { rows } = await client.query<{ count: number }>(
    `select cardinality(parameter_types) as count from pg_prepared_statements where name = 'asked'`,
  );
  const nulls = Array.from({ length: rows[0]?.count ?? 0 }, () => 'null').join(', ');
  const explained = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (verbose, format json) execute asked${nulls && `(${nulls})`}`,
  );
  await client.query('deallocate asked');
  const [plan] = explained.rows[0]?.['QUERY PLAN'] ?? [];
  if (!plan) throw new Error(`no plan of ${text}`);
  return plan.Plan;
}
