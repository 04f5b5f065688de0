import { asOperator } from '../../kernel/act/principal.ts';
import { borrowerStatuses, isCnpj, isCpf, isMobilePhone } from '@balcao/contract';
import { sql } from '../../kernel/db/sql.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { cpfOf, findBorrower } from '../../modules/borrowers/index.ts';
import type { Db } from '../../kernel/db/database.ts';
import { listInstallments } from '../../modules/payments/amounts/use-cases/list-installments.ts';
import { expectBooksHold } from '../../testing/books.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { testActor } from '../../testing/http.ts';
import { setClock, testPlatform } from '../../testing/platform.ts';
import { demonstration, demonstrationGuide } from './guide.ts';
import { customers, seedDemonstration } from './seed-demonstration.ts';
import { operatorOf, operators, retailerOf, retailers } from './shops.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';

/** Days with which calendars have their troubles: month ends, a leap day, carnival, the turn of the year. */
const days = ['2026-11-21', '2027-03-01', '2028-02-29', '2027-01-01', '2026-07-31'];

/** The same database; it notes what a transaction is asked while it still answers something else. */
const watched = (db: Db, overlapping: string[]): Db => ({
  ...db,
  transaction: (work, isolation) =>
    db.transaction((tx) => {
      let running = 0;
      const query = async <T>(text: string, values: readonly unknown[]) => {
        if (running > 0) overlapping.push(text);
        running += 1;
        return tx.query<T>(text, values).finally(() => (running -= 1));
      };
      return work({ ...tx, query });
    }, isolation),
});

describe.each(days)('on %s', (day) => {
  const { database, platform } = prepareCounter({ at: `${day}T11:30:00Z` });
  const overlapping: string[] = [];
  beforeAll(() => seedDemonstration({ ...platform, db: watched(platform.db, overlapping) }));

  const { id: operatorId } = operatorOf('norte', 'cashier');
  const actor = testActor({ operatorId, retailerId: retailerOf('norte').id });

  /** The payments screen of a customer: counts by status, and the open fees. */
  async function screenOf(cpf: string) {
    const { id } = await findBorrower(platform, asOperator(actor), { cpf });
    const { installments, fees } = await listInstallments(platform, actor, { borrowerId: id });
    const count = (status: string) => installments.filter((row) => row.status === status).length;
    return { pending: count('PENDING'), overdue: count('PAYMENT_OVERDUE'), paid: count('PAID'), fees: fees.length };
  }

  test('the books hold', () => expectBooksHold(database.db));

  test("the bank's statement has lines of each kind", async () => {
    const { rows } = await sql<{ state: string }>`select distinct state from bank_lines order by state`.execute(
      database.db,
    );
    expect(rows.map(({ state }) => state)).toEqual(['LEFT_OVER', 'MATCHED', 'SUGGESTED']);
  });

  // Planted: operators added all at once; node-postgres queues such statements and will refuse them.
  test('its one transaction is asked one thing at a time', () => expect(overlapping).toEqual([]));

  test('reports have all of it at once, before any worker ran', async () => {
    const found = await sql<Record<'sold' | 'reported' | 'waiting', number>>`
      select (select count(*) from contracts where status in ('ACCEPTED', 'CANCELED')) as sold,
        (select sum(sales)::bigint from retailer_sale_days) as reported, (select count(*) from sale_changes) as waiting`.execute(
      database.db,
    );
    const [{ sold, ...figures } = { sold: 0 }] = found.rows;
    expect(sold).toBeGreaterThan(10);
    expect(figures).toEqual({ reported: sold, waiting: 0 });
  });

  test('one person works there no more', async () => {
    const { rows } =
      await sql`select email, deactivated_at is not null as told from operators where not is_active`.execute(
        database.db,
      );
    expect(rows).toEqual([{ email: 'desligado@norte.example', told: true }]);
  });

  test('some of the staff have a Pix key, some not yet; another hostname has another brand', async () => {
    const { rows } =
      await sql`select (select count(*)::int from operators where pix_key is not null and is_active) as keys,
      (select array_agg(hostname || ' ' || (document -> 'app' ->> 'name')) from public_configurations where document -> 'app' is not null) as brands`.execute(
        database.db,
      );
    expect(rows).toEqual([{ keys: 8, brands: ['sul.localhost Crédito Sul'] }]);
  });

  test('settings have a history, with an author and a reason', async () => {
    const found = await sql`select scope, revision from configuration_versions
      where reason <> '' and author_name <> '' order by entered_at`.execute(database.db);
    expect(found.rows).toEqual([
      { scope: 'RETAILER', revision: 1 },
      { scope: 'RETAILER', revision: 2 },
      { scope: 'STORE', revision: 1 },
    ]);
  });

  test('every registration status is there', async () => {
    const found = await sql<{ status: string }>`select distinct status from borrowers`.execute(database.db);
    expect(found.rows.map(({ status }) => status).toSorted()).toEqual(borrowerStatuses.toSorted());
  });

  test('every reason that stops a purchase is there', async () => {
    const found = await sql<{
      disabled: boolean;
      unverified: boolean;
      phoneless: boolean;
      unlimited: boolean;
      blocked: boolean;
      fixed: boolean;
    }>`
      select bool_or(is_purchase_disabled) as disabled, bool_or(not is_phone_verified and phone_sealed is not null) as unverified,
        bool_or(phone_sealed is null) as phoneless, bool_or(status = 'APPROVED' and l.borrower_id is null) as unlimited,
        bool_or(coalesce(l.is_blocked, false)) as blocked, bool_or(is_high_recurrence and bill_due_day is not null) as fixed
      from borrowers b left join credit_limits l on l.borrower_id = b.id`.execute(database.db);
    expect(Object.values(found.rows[0] ?? {})).toEqual([true, true, true, true, true, true]);
  });

  test('customers show what the guide says', async () => {
    const screens = new Map(
      await Promise.all(customers.map(async ({ number, cpf }) => [number, await screenOf(cpf)] as const)),
    );
    expect(screens.get(1)).toEqual({ pending: 0, overdue: 0, paid: 0, fees: 0 });
    expect(screens.get(2)).toEqual({ pending: 4, overdue: 0, paid: 2, fees: 0 });
    expect(screens.get(3)).toEqual({ pending: 3, overdue: 0, paid: 5, fees: 0 });
    expect(screens.get(4)).toMatchObject({ overdue: 0, fees: 0 });
    expect(screens.get(5)).toEqual({ pending: 0, overdue: 0, paid: 5, fees: 0 });
    // Its usage fee opens with the first installment.
    expect(screens.get(6)).toEqual({ pending: 4, overdue: 0, paid: 0, fees: 0 });
    expect(screens.get(9)).toMatchObject({ overdue: 0 });
    expect(screens.get(11)).toEqual({ pending: 4, overdue: 1, paid: 0, fees: 1 });
    expect(screens.get(12)).toEqual({ pending: 6, overdue: 3, paid: 1, fees: 1 });
    expect(screens.get(13)).toEqual({ pending: 4, overdue: 5, paid: 1, fees: 0 });
    expect(screens.get(17)).toEqual({ pending: 3, overdue: 1, paid: 0, fees: 0 });
    for (const [number, screen] of screens) {
      // What customer 30 is late with is in an agreement.
      const isLate = [11, 12, 13, 17, 30].includes(number);
      expect([number, screen.overdue > 0]).toEqual([number, isLate]);
    }
  });

  test('two erasures of data wait for a second person; a copy was handed out, with its reason', async () => {
    const found = await sql`select kind, status, asked_by_name as who from care_requests order by status, who`.execute(
      database.db,
    );
    expect(found.rows).toEqual([
      { kind: 'EXPORT', status: 'APPROVED', who: 'Davi Rocha' },
      { kind: 'ERASURE', status: 'WAITING', who: 'Davi Rocha' },
      { kind: 'ERASURE', status: 'WAITING', who: null },
    ]);
  });

  test('one retailer has devices on sale, two of them in a price range', async () => {
    const found = await sql<{ name: string; devices: number; ranges: number; canPrice: boolean }>`
      select r.fantasy_name as name, count(*) as devices, count(*) filter (where o.min_price_rate < 1) as ranges,
        bool_and(exists (select 1 from policy_documents where retailer_id = r.id and variant = 'SMARTPHONE_SALE' and kind = 'pricing')) as "canPrice"
      from device_products p join device_offers o on o.product_id = p.id join retailers r on r.id = p.retailer_id
      group by r.id`.execute(database.db);
    expect(found.rows).toEqual([{ name: 'Norte Móveis', devices: 6, ranges: 2, canPrice: true }]);
  });

  test('one store sells devices, and one lock that was not taken off waits for a person', async () => {
    const found = await sql<{ status: string; isOver: boolean; stores: number }>`
      select d.status, c.valid_until < ${platform.clock.now()}::timestamptz as "isOver",
        (select count(*)::int from configurations where document -> 'smartphoneSale' ->> 'isAllowed' = 'true') as stores
      from contract_devices d join contracts c on c.id = d.contract_id`.execute(database.db);
    expect(found.rows).toEqual([{ status: 'SUBMITTED', isOver: true, stores: 1 }]);
  });

  test('a boleto that was paid with less than it asked for, and one of nobody, wait for a person', async () => {
    const found = await sql<{ outcome: string; isShort: boolean | null }>`
      select outcome, expected_cents - value_cents > 5000 as "isShort" from boleto_payments
      order by "isShort" nulls last`.execute(database.db);
    expect(found.rows).toEqual([
      { outcome: 'WAITING', isShort: true },
      { outcome: 'WAITING', isShort: null },
    ]);
  });

  test('one customer has a coupon, three have extra credit, two wait for it, one was denied, and operators earned on the sales', async () => {
    const found = await sql<{
      coupons: string[];
      evaluations: string[];
      waiting: number;
      denied: number;
      earned: boolean;
    }>`
      select (select array_agg(b.cpf_sealed) from coupons c join borrowers b on b.id = c.borrower_id
          where c.status = 'ISSUED' and c.valid_through >= ${day}::date) as coupons,
        (select array_agg(b.cpf_sealed) from credit_evaluations e join borrowers b on b.id = e.borrower_id
          where e.status = 'ACCEPTED' and e.decision = 'APPROVED' and e.expires_at > ${platform.clock.now()}) as evaluations,
        (select count(*)::int from credit_evaluations where status = 'CREATED') as waiting,
        (select count(*)::int from credit_evaluations where decision = 'DENIED') as denied,
        (select sum(amount_cents) > 0 from incentives) as earned`.execute(database.db);
    const [row] = found.rows;
    const cpfs = (sealed: string[] = []) => sealed.map((cpfSealed) => cpfOf(platform.secrets, { cpfSealed }));
    const cpf = (number: number) => customers.find((one) => one.number === number)?.cpf;
    expect([cpfs(row?.coupons), row?.waiting, row?.denied, row?.earned]).toEqual([[cpf(28)], 2, 1, true]);
    expect(cpfs(row?.evaluations).toSorted()).toEqual([cpf(3), cpf(10), cpf(29)]);
  });

  test('nothing lies in the future and no message waits to be sent', async () => {
    const found = await sql<{ late: number; waiting: number; jobs: number }>`
      select (select count(*) from audit_entries where at > ${platform.clock.now()}) as late,
        (select count(*) from messages where status = 'QUEUED') as waiting,
        (select count(*) from jobs where done_at is null) as jobs`.execute(database.db);
    expect(found.rows).toEqual([{ late: 0, waiting: 0, jobs: 0 }]);
  });

  test('a second seed changes nothing', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*) as n from contracts`.execute(database.db)).rows[0]?.n;
    const before = await count();
    expect(await seedDemonstration(platform)).toBe(true);
    expect(await count()).toBe(before);
  });

  test('the CPFs of the guide are those of the customers', async () => {
    const rows = await sql<{
      id: string;
      cpfSealed: string;
    }>`select id, cpf_sealed as "cpfSealed" from borrowers`.execute(database.db);
    const cpfs = new Map(rows.rows.map((row) => [row.id, cpfOf(platform.secrets, row)]));
    for (const { id, cpf } of demonstration.customers) expect(cpfs.get(id)).toBe(cpf);
  });
});

test('a database with other retailers is left alone', async () => {
  const database = await openTestDatabase();
  const platform = testPlatform(database.db, setClock('2026-11-21T11:30:00Z'));
  await sql`insert into retailers (id, fantasy_name, legal_name, cnpj) values (gen_random_uuid(), 'X', 'X', 'X')`.execute(
    database.db,
  );
  expect(await seedDemonstration(platform)).toBe(false);
  expect((await sql`select 1 from borrowers`.execute(database.db)).rows).toEqual([]);
  await database.close();
});

test('two replicas that start at once write one demonstration', async () => {
  const database = await openTestDatabase();
  const platform = testPlatform(database.db, setClock('2026-11-21T11:30:00Z'));
  expect(await Promise.all([seedDemonstration(platform), seedDemonstration(platform)])).toEqual([true, true]);
  await expectBooksHold(database.db);
  expect((await sql`select 1 from borrowers`.execute(database.db)).rows).toHaveLength(customers.length);
  await database.close();
});

test('all documents are well formed and no two are the same', () => {
  const cpfs = customers.map(({ cpf }) => cpf);
  expect(cpfs.filter((cpf) => !isCpf(cpf))).toEqual([]);
  expect(new Set(cpfs).size).toBe(customers.length);
  for (const retailer of retailers)
    for (const { cnpj } of [retailer, ...retailer.stores]) expect(isCnpj(cnpj)).toBe(true);
  for (const { phone } of [...customers, ...operators]) expect(phone === null || isMobilePhone(phone)).toBe(true);
});

test('one login of each role for each retailer, and two analysts of the provider, all in the guide', () => {
  expect(operators).toHaveLength(16);
  expect(new Set(operators.map(({ retailerKey, role }) => `${retailerKey} ${role}`)).size).toBe(15);
  const guide = demonstrationGuide();
  for (const { email } of operators) expect(guide).toContain(email);
  expect(guide).toMatch(/desligado@norte\.example +acesso bloqueado/);
  for (const { name, shows } of customers) expect(guide).toMatch(new RegExp(`${name} .*${shows.slice(0, 10)}`));
});
