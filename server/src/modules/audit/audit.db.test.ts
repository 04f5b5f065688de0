import { maskCpf } from '@balcao/contract';
import { expect, test } from 'vitest';
import { sealAudit } from '../../kernel/audit/chain.ts';
import { sql } from '../../kernel/db/sql.ts';
import { call, givenSession, givenStaff } from '../../testing/counter.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { givenCustomer, givenSale, givenShop } from '../../testing/shop.ts';
import { givenStore } from '../retailers/testing.ts';
import { completeCpf } from '../borrowers/index.ts';
import { keepChecking } from './use-cases/keep-checking.ts';

// Entries are tampered with here.
const { clock, database, platform, shop, staff, app } = prepareCounter({ areBooksBroken: true });
const CPF = completeCpf('529982247');
const sold = prepared(async () => {
  const borrowerId = await givenCustomer(platform, shop, { cpf: CPF, limitCents: 1_000_000 });
  return { borrowerId, contractId: await givenSale(platform, shop, borrowerId, { cents: 60_000, count: 6 }) };
});

interface Entry {
  id: string;
  action: string;
  sentence: string;
  author: { kind: string; name: string | null };
  customer: { id: string; cpf: string } | null;
  facts: { label: string; after: string }[];
}
interface Answer {
  items: Entry[];
  next: string | null;
  retailers: { id: string }[];
  people: { id: string }[];
  stores: { id: string }[];
  customerId: string;
  cpf: string;
  check: { checked: number; length: number; brokenAt: number | null; finishedAt: string | null } | null;
}
type Name = Parameters<typeof call>[1];
const ask = async (name: Name, given: object, token = staff.analyst.token) => {
  const { status, code, body } = await call(app, name, { ...given, token });
  return { status, code, ...(body as Answer) };
};
const list = (query: object = {}, token?: string) =>
  ask('GET /coordinator/audit/entries', { query: { sort: '-at', ...query } }, token);
const actionsOf = ({ items }: Answer) => items.map(({ action }) => action);
const everything = () =>
  sql`
    select action, detail from audit_entries where retailer_id = ${shop.retailerId} order by at, id`
    .execute(database.db)
    .then(({ rows }) => rows as { action: string; detail: Record<string, unknown> }[]);

test('who did what with a customer is found by the CPF, which is never shown whole; all of it is in the audit', async () => {
  const { customerId, cpf } = await ask('POST /coordinator/audit/customers', { body: { cpf: CPF } });
  expect([customerId, cpf]).toEqual([sold.borrowerId, maskCpf(CPF)]);
  const found = await list({ customerId });
  expect(actionsOf(found)).toEqual(
    expect.arrayContaining(['audit.customer-sought', 'contract.accepted', 'contract.offered']),
  );
  const sale = found.items.find(({ action }) => action === 'contract.accepted');
  expect(sale).toMatchObject({
    sentence: 'Compra finalizada',
    author: { kind: 'operator', name: expect.any(String) },
    customer: { id: customerId, cpf: maskCpf(CPF) },
    facts: expect.arrayContaining([{ label: 'Parcelas', before: null, after: '6' }]),
  });
  expect(JSON.stringify(found)).not.toContain(CPF);
  const trail = await everything();
  expect(trail.slice(-2)).toMatchObject([
    { action: 'audit.customer-sought', detail: { customerId } },
    { action: 'audit.read', detail: { customerId, isNextPage: false } },
  ]);
  expect(JSON.stringify(trail)).not.toContain(CPF);
});

test('nobody hears of a customer whom no entry of theirs is about', async () => {
  const elsewhere = await givenShop(platform);
  await givenCustomer(platform, elsewhere, { cpf: completeCpf('123456789'), limitCents: 100_000 });
  const sought = await ask('POST /coordinator/audit/customers', { body: { cpf: completeCpf('123456789') } });
  expect(sought.code).toBe('AUDIT_CUSTOMER_NOT_FOUND');
  const unknown = await ask('POST /coordinator/audit/customers', { body: { cpf: completeCpf('987654321') } });
  expect(unknown.code).toBe('AUDIT_CUSTOMER_NOT_FOUND');
});

test('each filter narrows, pages follow each other without a gap, and days are those of the retailer', async () => {
  const all = await list({ action: 'contract.accepted', from: '2026-11-21', to: '2026-11-21', storeId: shop.storeId });
  expect(actionsOf(all)).toEqual(['contract.accepted']);
  expect((await list({ to: '2026-11-20' })).items).toEqual([]);
  expect((await list({ from: '2026-11-22' })).items).toEqual([]);
  // A minute before midnight in Manaus, which is the next day in UTC, and midnight.
  await sql`
    insert into audit_entries (retailer_id, id, at, principal, action, subject, detail)
    select ${shop.retailerId}, gen_random_uuid(), at, 'system', 'pix.received', 'x', '{}'
    from unnest(array['2026-11-22T03:59:00Z', '2026-11-22T04:00:00Z']::timestamptz[]) at`.execute(database.db);
  for (const day of ['2026-11-21', '2026-11-22'])
    expect((await list({ action: 'pix.received', from: day, to: day })).items).toHaveLength(1);
  expect((await list({ operatorId: staff.analyst.operatorId })).items.length).toBeGreaterThan(4);
  expect((await list({ operatorId: staff.promoter.operatorId })).items).toEqual([]);
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: '3', to: '2026-11-21', action: 'audit.read', ...(cursor && { cursor }) });
    expect(page.code).toBeUndefined();
    paged.push(...page.items.map(({ id }) => id));
    cursor = page.next ?? undefined;
    // What reading adds comes in front of the page, and is not seen.
  } while (cursor && paged.length < 50);
  expect(new Set(paged).size).toBe(paged.length);
  expect(paged.length).toBeGreaterThan(3);
});

test('a manager reads the own store alone, a retailer the own chain, the provider’s analyst everybody’s', async () => {
  const other = await givenStore(database.db, shop.retailerId);
  await sql`update audit_entries set store_id = ${other} where action = 'contract.accepted'`.execute(database.db);
  expect((await list({ action: 'contract.accepted' })).items).toHaveLength(1);
  expect((await list({ action: 'contract.accepted' }, staff.manager.token)).items).toEqual([]);
  expect((await list({ storeId: other }, staff.manager.token)).items).toEqual([]);
  const { stores, retailers } = await ask('GET /coordinator/audit', {}, staff.manager.token);
  expect([stores.map(({ id }) => id), retailers.map(({ id }) => id)]).toEqual([[shop.storeId], [shop.retailerId]]);
  expect((await list({}, staff.cashier.token)).code).toBe('FORBIDDEN');

  const provider = await givenShop(platform);
  await sql`update retailers set is_provider = (id = ${provider.retailerId})`.execute(database.db);
  const people = await givenStaff(platform, provider);
  const token = await givenSession(platform, provider.retailerId, people.analyst.operatorId);
  const theirs = await list({ retailerId: shop.retailerId, action: 'contract.accepted' }, token);
  expect(theirs.items).toHaveLength(1);
  expect((await ask('GET /coordinator/audit', {}, token)).retailers.length).toBeGreaterThan(1);
  expect((await list({ retailerId: shop.retailerId }, people.manager.token)).code).toBe('RETAILER_NOT_FOUND');
  // That the provider read it is in the provider's own chain.
  const { rows } =
    await sql`select 1 from audit_entries where retailer_id = ${provider.retailerId} and action = 'audit.read' and subject = ${shop.retailerId}`.execute(
      database.db,
    );
  expect(rows).toHaveLength(1);
});

test('the export carries every entry that is left, starts no formula, and is in the audit', async () => {
  await sql`
    insert into audit_entries (retailer_id, id, at, principal, action, subject, detail)
    select ${shop.retailerId}, gen_random_uuid(), '2026-11-20T12:00:00Z', 'system', '=HYPERLINK(1)', n::text, '{}' from generate_series(1, 1100) n`.execute(
    database.db,
  );
  const file = await call(app, 'GET /coordinator/audit/entries/export', {
    query: { to: '2026-11-20' },
    token: staff.analyst.token,
  });
  expect(file.status).toBe(200);
  const lines = String(file.body).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1_101);
  expect(lines[0]).toMatch(/^\uFEFF?"Entrada";"Data e hora"/);
  expect(lines[1]).toContain(`;"'=HYPERLINK(1)";`);
  expect(await everything()).toContainEqual({ action: 'audit.exported', detail: { to: '2026-11-20' } });
  await sql`delete from audit_entries where action = '=HYPERLINK(1)'`.execute(database.db);
});

test('a check of the chain goes on in the background, tells how far it is, and where the chain is broken', async () => {
  const retailerId = shop.retailerId;
  const checked = async (): Promise<Answer> => {
    await keepChecking(platform);
    const chain = await ask('GET /coordinator/audit/chain', {});
    return chain.check?.finishedAt === null ? checked() : chain;
  };
  await sql`
    insert into audit_entries (retailer_id, id, at, principal, action, subject, detail)
    select ${retailerId}, gen_random_uuid(), now(), 'system', 'contract.offered', n::text, '{}' from generate_series(1, 2500) n`.execute(
    database.db,
  );
  while ((await sealAudit(database.db)) > 0);
  const begun = await ask('POST /coordinator/audit/checks', { body: {} });
  expect(begun.check).toMatchObject({ checked: 0, brokenAt: null, finishedAt: null });
  // A second one is the one that runs.
  expect((await ask('POST /coordinator/audit/checks', { body: {} })).check).toEqual(begun.check);
  const { check } = await checked();
  expect(check).toMatchObject({ brokenAt: null, finishedAt: expect.any(String) });
  expect(check?.checked).toBeGreaterThanOrEqual(2_500);

  await sql`update audit_entries set subject = 'x' where retailer_id = ${retailerId} and position = 2200`.execute(
    database.db,
  );
  clock.set('2026-11-21T15:05:00Z');
  await ask('POST /coordinator/audit/checks', { body: {} });
  expect((await checked()).check).toMatchObject({ checked: 2_199, brokenAt: 2_200 });
  expect((await ask('POST /coordinator/audit/checks', { body: {} }, staff.manager.token)).code).toBe('FORBIDDEN');
});

test.each([
  ['nothing', {}],
  ['a person', { operator_id: true }],
  ['a store', { store_id: true }],
  ['an act', { action: true }],
  ['a customer', { customer: true }],
])('filtered by %s the newest page is read along an index', async (_, by: Record<string, boolean>) => {
  const [one] = (
    await sql`
      select operator_id, store_id, action, coalesce(detail ->> 'customerId', borrower_id::text, subject) as customer
      from audit_entries where retailer_id = ${shop.retailerId} and operator_id is not null and store_id is not null limit 1`.execute(
      database.db,
    )
  ).rows;
  const values = one as Record<string, string>;
  const filters = Object.keys(by).map((name) =>
    name === 'customer'
      ? sql`coalesce(e.detail ->> 'customerId', e.borrower_id::text, e.subject) = ${values[name]}`
      : sql`e.${sql.ref(name)} = ${values[name]}`,
  );
  await sql`analyze audit_entries`.execute(database.db);
  const plan = await database.db.transaction(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local enable_sort = off`.execute(tx);
    const { rows } = await sql`explain select 1 from audit_entries e
      where ${sql.join([sql`e.retailer_id = ${shop.retailerId}`, ...filters], sql` and `)} order by e.at desc, e.id desc limit 101`.execute(
      tx,
    );
    return JSON.stringify(rows);
  });
  expect(plan).toMatch(/Index (?:Only )?Scan Backward/);
});
