import { sql, type Template } from '../kernel/db/sql.ts';
import { describe, expect, test } from 'vitest';
import { placements, tables } from '../distribution/families.ts';
import type { Db } from '../kernel/db/database.ts';
import { asSystem, within } from '../kernel/row-security/scope.ts';
import { newId } from '../kernel/ids.ts';
import { routedDb } from '../testing/database.ts';
import { givenHoldings } from '../testing/holdings.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { prepared } from '../testing/prepared.ts';
import { givenShop } from '../testing/shop.ts';

/** Tables of nobody, without row-level security: a request reads the first, and no other. */
const unbound: ReadonlySet<string> = new Set([
  'device_tacs',
  'day_closings',
  'schema_migrations',
  'secret_canaries',
  // No request may touch them.
  ...tables.flatMap(({ name, isRetired }) => (isRetired ? name : [])),
]);
/** Keyed by whose they are, and closed to every request. */
const closed: ReadonlySet<string> = new Set([
  'application_links',
  'audit_heads',
  'bank_lines',
  'bank_matches',
  'bank_statements',
  'biometry_likenesses',
  'bureau_reports',
  'checked_limits',
  'contract_postings',
  'contract_provisions',
  'contract_standings',
  'data_links',
  'provider_records',
  'purchase_face_pictures',
  'statement_desks',
  'unseen_moves',
]);
/** Every request reads these whole, each with its reason; may only shrink. */
const readWhole: Readonly<Record<string, string>> = {
  contract_devices: 'whether another contract has a device, of whichever customer',
  device_bindings: 'likewise',
  device_lock_words: 'what the lock service was told last of a device, of whichever contract',
  store_holidays: 'the calendar of the store that sold counts, whoever receives (ADR 0014)',
};

const { database, platform, shop, app } = prepareCounter({ areBooksBroken: true });
const world = { platform, app };
const own = prepared(() => givenHoldings(world, shop, '111444777'));
const foreign = prepared(async () => givenHoldings(world, await givenShop(platform), '123456789'));

interface Bound {
  table: string;
  isBound: boolean;
  roles: string[];
  /** What requests may do, and what a policy lets them. */
  granted: string[];
  allowed: string[];
}

/** Every table, with the roles its policies are for. */
async function boundTables(db: Db): Promise<Bound[]> {
  const { rows } = await sql<Bound>`
    select c.relname as "table", c.relrowsecurity as "isBound",
      coalesce((select json_agg(distinct role) from pg_policies p, unnest(p.roles) role where p.tablename = c.relname), '[]') as roles,
      coalesce((select json_agg(p.cmd order by p.cmd) from pg_policies p
        where p.tablename = c.relname and 'balcao_app' = any(p.roles)), '[]') as allowed,
      coalesce((select json_agg(kind order by kind) from unnest(array['DELETE', 'INSERT', 'SELECT', 'UPDATE']) kind
        where case kind when 'DELETE' then has_table_privilege('balcao_app', c.oid, kind)
          else has_any_column_privilege('balcao_app', c.oid, kind) end), '[]') as granted
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`.execute(db);
  return rows;
}

/** What is wrong with the rights on tables. */
async function faults(db: Db): Promise<string[]> {
  return (await boundTables(db)).flatMap(({ table, isBound, roles, granted, allowed }) => {
    if (unbound.has(table)) return granted.some((kind) => kind !== 'SELECT') ? [`${table} is written`] : [];
    if (!isBound) return [`${table} has no row-level security`];
    if (!roles.includes('balcao_system')) return [`${table} is closed to the system`];
    return granted.join() === allowed.join() ? [] : [`${table} grants ${granted.join()}, and allows ${allowed.join()}`];
  });
}

class Undo extends Error {}

/** What comes of work after a change that is rolled back. */
async function after<T>(change: Template, work: (db: Db) => Promise<T>): Promise<T> {
  const found: T[] = [];
  const changed = database.db.transaction(async (tx) => {
    await change.execute(tx);
    found.push(await work(tx));
    throw new Undo();
  });
  await expect(changed).rejects.toThrow(Undo);
  return found[0] as T;
}

test('every table of a retailer, a customer or a look-up is bound, and what is granted has its policy', async () => {
  expect(await faults(database.db)).toEqual([]);
  // The list of tables is that of the families.
  expect((await boundTables(database.db)).map(({ table }) => table)).toEqual([...placements.keys()].toSorted());
});

test.each([
  ['a new table', sql`create table planted (borrower_id uuid)`, ['planted has no row-level security']],
  ['a table that is let loose', sql`alter table fees disable row level security`, ['fees has no row-level security']],
  [
    'a grant without a policy',
    sql`grant delete on fees to balcao_app`,
    ['fees grants DELETE,INSERT,SELECT,UPDATE, and allows INSERT,SELECT,UPDATE'],
  ],
  [
    'a policy that is gone',
    sql`drop policy app_adds on fees`,
    ['fees grants INSERT,SELECT,UPDATE, and allows SELECT,UPDATE'],
  ],
  ['the system shut out', sql`drop policy of_system on fees`, ['fees is closed to the system']],
])('%s is told', async (_, change, told) => {
  expect(await after(change, faults)).toEqual(told);
});

const keyed = [...placements].flatMap(([table, { family, key }]) =>
  key && (family === 'credit' || family === 'retailer') ? [{ table, family, key }] : [],
);
const asOwn = <T>(work: () => Promise<T>) =>
  within({ retailerId: own.shop.retailerId, operatorId: own.shop.actor.operatorId, borrowerId: own.borrowerId }, work);
const count = async (db: Db, table: string, where: Template = sql`true`) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${where}`.execute(db)).rows[0]?.n ?? 0;

/** A request as it may come, with plain SQL: no check of the app is left. */
describe.each(keyed)('$table', ({ table, family, key }) => {
  const ofForeign = () =>
    sql`${sql.ref(key)} = ${family === 'retailer' ? foreign.shop.retailerId : foreign.borrowerId}::uuid`;
  const attempt = async (statement: Template) => {
    try {
      return (await asOwn(() => statement.execute(routedDb(database.db)))).rows.length;
    } catch (error) {
      // No right at all, or a row that the policy refuses.
      expect(error).toMatchObject({ code: '42501' });
      return 0;
    }
  };

  test("another's rows are not read", async () => {
    if (table in readWhole) return;
    expect(await attempt(sql`select 1 from ${sql.table(table)} where ${ofForeign()}`)).toBe(0);
  });

  test("another's rows are neither changed nor removed, and none is added", async () => {
    const before = await count(database.db, table, ofForeign());
    const column = sql.ref(key);
    expect(
      await attempt(sql`update ${sql.table(table)} set ${column} = ${column} where ${ofForeign()} returning 1`),
    ).toBe(0);
    expect(await attempt(sql`delete from ${sql.table(table)} where ${ofForeign()} returning 1`)).toBe(0);
    const { rows } = await sql<{
      row: unknown;
    }>`select to_jsonb(t) as row from ${sql.table(table)} t where ${ofForeign()} limit 1`.execute(database.db);
    const copy = rows[0]?.row ?? { [key]: newId() };
    const added = sql`insert into ${sql.table(table)} select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(copy)}::jsonb) returning 1`;
    expect(await attempt(added)).toBe(0);
    expect(await count(database.db, table, ofForeign())).toBe(before);
  });
});

test('a request without a scope reads no row of anybody', async () => {
  const db = routedDb(database.db);
  for (const { table } of keyed.filter((each) => !(each.table in readWhole) && !closed.has(each.table)))
    expect([table, await count(db, table)]).toEqual([table, 0]);
});

test('the system reads the rows of everybody, and owns no table', async () => {
  const db = routedDb(database.db);
  for (const table of ['contracts', 'operators', 'audit_entries', 'messages'])
    expect(await asSystem('test', () => count(db, table))).toBe(await count(database.db, table));
  await expect(asSystem('test', () => sql`drop table fees`.execute(db))).rejects.toMatchObject({ code: '42501' });
  await expect(asSystem('test', () => sql`truncate fees`.execute(db))).rejects.toMatchObject({ code: '42501' });
});

test('what was recorded is changed by no request', async () => {
  const db = routedDb(database.db);
  for (const table of ['audit_entries', 'journal_entries', 'receipts', 'payments']) {
    const change = sql`update ${sql.table(table)} set retailer_id = retailer_id`;
    await expect(asOwn(() => change.execute(db))).rejects.toMatchObject({ code: '42501' });
  }
});
