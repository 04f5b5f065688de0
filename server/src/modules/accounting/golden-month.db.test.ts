import { addDays, cents, civilDate } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { balanceOf, wantedOf } from '../../testing/lender-month/books.ts';
import { beginningOf, spanOf } from '../../testing/lender-month/file.ts';
import { liveMonth } from '../../testing/lender-month/live.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { accountingPorts } from '../../testing/shop.ts';
import { golden } from './testing/golden.ts';
import { askMonth, closeMonth, listMonths } from './use-cases/close-month.ts';
import { listPostings } from './use-cases/list-postings.ts';
import { listProvisioned, listProvisions } from './use-cases/list-provisions.ts';
import { listTaxes } from './use-cases/list-taxes.ts';
import { addRecord } from './use-cases/records.ts';
import { showTrialBalance } from './use-cases/show-trial-balance.ts';

const { expected, month: monthFile } = golden;
const span = spanOf(monthFile);
const from = span.first;
const to = span.last;
const BEGINNING = beginningOf(monthFile.input);
const { database, platform, clock } = prepareCounter({ at: `${BEGINNING}T15:00:00Z`, connections: 6 });
type Lived = Awaited<ReturnType<typeof liveMonth>>;
/** Set by the first test, which lives through the month. */
let lived: Lived;
let people: Record<'ana' | 'eva', Lived['ana']>;
const soldOf = (id: string) => lived.sold.get(id) ?? expect.fail(`${id} is not sold`);

/** Each test begins on the first day of the books. */
const AFTER = '2026-12-01T15:00:00Z';
const record = (kind: 'FUNDING' | 'BANK_FEE' | 'IOF_REMITTANCE', on: string, amount: number, periodStart?: string) =>
  addRecord(platform, people.ana.keyed(), { kind, on, amount: cents(amount), note: 'mês de referência', periodStart });

const balancesOf = async (first: string, last: string) =>
  (await showTrialBalance(platform, people.ana.actor, { from: first, to: last })).lines;

const wantedBalances = wantedOf(expected.trialBalance);

test('the golden month: its trial balance, day by day through what people do', async () => {
  lived = await liveMonth({ database, platform, clock }, monthFile);
  const [shop = expect.fail('no retailers')] = lived.shops.values();
  people = { ana: lived.ana, eva: await lived.lender.bookkeeper(shop, 'EVA') };
  expect(balanceOf(await balancesOf(from, to))).toEqual(wantedBalances);
}, 180_000);

test('each contract is accrued by the day as the month says', async () => {
  const { rows } = await sql<{ contract: string; on: string; cents: number }>`
    select contract_id as contract, on_day::text as "on", amount_cents as cents from contract_postings
    where event = 'ACCRUAL' and on_day >= ${from}::date order by on_day`.execute(database.db);
  for (const [id, days] of Object.entries(expected.dailyAccrual)) {
    const { contractId } = soldOf(id);
    const posted = rows.filter((row) => row.contract === contractId && row.on <= to);
    const wanted = days.filter(({ on, posted: amount }) => on >= from && amount !== 0);
    expect(posted.map(({ on, cents: amount }) => [on, amount])).toEqual(
      wanted.map(({ on, posted: amount }) => [on, amount]),
    );
  }
});

test('what is set aside at each month’s end, contract by contract', async () => {
  const ends = Object.keys(expected.provisions).filter((day) => addDays(civilDate(day), 1).endsWith('-01'));
  for (const on of ends) {
    const { items } = await listProvisioned(platform, people.ana.actor, { on, limit: 200 });
    const wanted = expected.provisions[on]?.rows.map(({ contract, ...row }) => ({
      ...row,
      contractId: soldOf(contract).contractId,
    }));
    expect(new Set(items)).toEqual(new Set(wanted?.map((row) => expect.objectContaining(row))));
  }
  expect((await listProvisions(platform, people.ana.actor, { on: to })).buckets).toMatchObject([
    { bucket: '0-14', count: 3, gross: 259_770, additional: 4_935 },
    { count: 0 },
    { count: 0 },
    { count: 0 },
    { bucket: '>90', count: 1, gross: 89_410, incurred: 47_745, additional: 3_040 },
  ]);
});

test('the tax of each ten days with the day it is due, and what revenue owes', async () => {
  clock.set(AFTER);
  const { iof, revenue } = await listTaxes(platform, people.ana.actor, { month: '2026-11' });
  const ofMonth = expected.iof.filter(({ start }) => start >= from);
  expect(
    iof.map(({ start, end, remitBy, value, recorded }) => ({
      start,
      end,
      remitBy,
      value,
      remitted: recorded !== null,
    })),
  ).toEqual(ofMonth);
  const net = -(
    [
      'interest_income',
      'fine_income',
      'late_interest_income',
      'settlement_difference',
      'billing_charges_income',
      'early_payment_discount',
      'mdr_income',
      'anticipation_income',
    ] as const
  )
    .map((account) => expected.trialBalance.movement[account] ?? 0)
    .reduce((sum, one) => sum + one, 0);
  expect(revenue?.base).toBe(net);
  await expectRefusal(record('IOF_REMITTANCE', '2026-12-01', 823, '2026-11-11'), 'TAX_ALREADY_RECORDED');
  await expectRefusal(record('IOF_REMITTANCE', '2026-12-01', 27, '2026-11-22'), 'NOT_A_TAX_PERIOD');
  await expectRefusal(record('IOF_REMITTANCE', '2026-12-01', 27, '2026-12-01'), 'TAX_PERIOD_NOT_OVER');
  await expectRefusal(record('BANK_FEE', '2026-12-02', 27), 'DAY_IN_THE_FUTURE');
});

test('a figure opens down to what it is made of', async () => {
  for (const { account, debit, credit } of await balancesOf(from, to)) {
    const { sum, count, items } = await listPostings(platform, people.ana.actor, {
      from,
      to,
      account,
      offset: 0,
      limit: 200,
    });
    expect([account, sum]).toEqual([account, debit - credit]);
    expect(items).toHaveLength(count);
  }
  const { items } = await listPostings(platform, people.ana.actor, {
    from,
    to,
    account: 'cash_at_bank',
    offset: 0,
    limit: 200,
  });
  expect(items[0]).toMatchObject({ on: '2026-11-03', event: 'UME_TO_BANKER', amount: -144_178 });
});

// Planted: a boleto in the books of the bank on the day it was paid.
test('what moves at the bank does so on the days that its statement says', async () => {
  const asked = { from, to, account: 'cash_at_bank' as const, offset: 0, limit: 200 };
  const { items } = await listPostings(platform, people.ana.actor, asked);
  const found = items.map(({ on, event, amount }) => `${on} ${event} ${amount}`);
  const wanted = expected.bank.lines.map(({ on, event, value }) => `${on} ${event} ${value}`);
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test('counted again a day posts nothing; a month is closed by two people, and what comes later falls into the next', async () => {
  clock.set(AFTER);
  expect(await lived.lender.accrueDay('2026-12-01')).toBe(0);
  const { ana, eva } = people;
  const ask = (month: string) => askMonth(platform, accountingPorts, ana.keyed(), month);
  await expectRefusal(ask('2026-12'), 'MONTH_NOT_OVER');
  await expectRefusal(ask('2026-11'), 'MONTH_NOT_NEXT');
  for (const month of ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']) {
    await expectRefusal(closeMonth(platform, accountingPorts, eva.keyed(), month), 'MONTH_NOT_ASKED');
    expect(await ask(month)).toMatchObject({ state: 'ASKED', asked: { name: 'ANA' }, mayClose: false });
    await expectRefusal(ask(month), 'MONTH_ALREADY_ASKED');
    await expectRefusal(closeMonth(platform, accountingPorts, ana.keyed(), month), 'MONTH_SECOND_PERSON');
    expect(await closeMonth(platform, accountingPorts, eva.keyed(), month)).toMatchObject({
      state: 'CLOSED',
      closed: { name: 'EVA' },
    });
  }
  await expectRefusal(closeMonth(platform, accountingPorts, eva.keyed(), '2026-11'), 'MONTH_ALREADY_CLOSED');
  const before = await balancesOf(from, to);
  expect(balanceOf(before).closing).toEqual(wantedBalances['closing']);
  clock.set('2026-12-05T15:00:00Z');
  await record('BANK_FEE', '2026-11-30', 189);
  expect(await balancesOf(from, to)).toEqual(before);
  expect(
    (await balancesOf('2026-12-01', '2026-12-05')).find(({ account }) => account === 'bank_fee_expense'),
  ).toMatchObject({
    opening: 567,
    debit: 189,
  });
  expect(
    (await listMonths(platform, accountingPorts, eva.actor)).items
      .map(({ month, state }) => [month, state])
      .slice(0, 2),
  ).toEqual([
    ['2026-12', 'OPEN'],
    ['2026-11', 'CLOSED'],
  ]);
});

test('what is closed or posted is changed by nobody', async () => {
  const rights = await sql<{ may: boolean }>`
    select bool_or(has_table_privilege('balcao_system', name, kind) or has_table_privilege('balcao_app', name, kind)) as may
    from unnest(array['contract_postings', 'ledger_months', 'ledger_days', 'journal_lines', 'retailer_lines']) name,
      unnest(array['UPDATE', 'DELETE']) kind`.execute(database.db);
  expect(rights.rows).toEqual([{ may: false }]);
});
