import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { prepared } from '../../testing/prepared.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { givenShop } from '../../testing/shop.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import { golden } from './testing/golden.ts';
import { lenderOf } from './testing/lender.ts';
import { askMonth, closeMonth, listMonths } from './use-cases/close-month.ts';
import { listPostings } from './use-cases/list-postings.ts';
import { listProvisions } from './use-cases/list-provisions.ts';
import { listTaxes } from './use-cases/list-taxes.ts';
import { addRecord } from './use-cases/records.ts';
import { showTrialBalance } from './use-cases/show-trial-balance.ts';

const { database, platform, clock, shop } = prepareCounter({ at: '2026-06-01T15:00:00Z', connections: 6 });
const lender = lenderOf({ database, platform, clock });
const other = prepared(() => givenShop(platform));
const { input, expected } = golden;
const shops = { R1: shop, R2: other };
const sold = new Map<string, Awaited<ReturnType<typeof lender.sell>>>();
const soldOf = (id: string) => sold.get(id) ?? expect.fail(`${id} is not sold`);
const people = prepared(async () => ({
  ana: await lender.bookkeeper(shop, 'ANA'),
  eva: await lender.bookkeeper(shop, 'EVA'),
}));

interface Happening {
  at: string;
  does: () => Promise<unknown>;
}
/** Each test begins on the first day of the books. */
const AFTER = '2026-12-01T15:00:00Z';
const noon = (day: string) => `${day}T15:00:00Z`;
const receivedOf = (id: string) => expected.payments.find((one) => one.id === id)?.received ?? 0;

const record = (kind: 'FUNDING' | 'BANK_FEE' | 'IOF_REMITTANCE', on: string, amount: number, periodStart?: string) =>
  addRecord(platform, people.ana.keyed(), { kind, on, amount: cents(amount), note: 'mês de referência', periodStart });

const sales: Happening[] = input.contracts.map(
  ({ id, retailer, lender: lenderType, net, rate, count, soldAt, firstDue }) => ({
    at: soldAt,
    async does() {
      const mdrRate = lenderType === 'STORE_OWN' ? '0' : { R1: '0.04', R2: '0.035' }[retailer];
      const plans = [{ dueDateRule: 'MONTHLY' as const, rateMonthly: rate, counts: [count] }];
      await lender.lends(shops[retailer], { lenderType, mdrRate, plans }, soldAt.slice(0, 8).concat('01'));
      sold.set(id, await lender.sell(shops[retailer], soldAt, { cents: net, count, firstDue }));
    },
  }),
);
let boleto = '';
const payments: Happening[] = input.payments.flatMap(({ id, contract, paidOn, method }): Happening[] => {
  if (method === 'STORE_CASH') return [{ at: noon(paidOn), does: () => lender.payCash(soldOf(contract)) }];
  if (method === 'PIX') return [{ at: noon(paidOn), does: () => lender.payPix(soldOf(contract), receivedOf(id)) }];
  return [
    { at: noon('2026-10-20'), does: async () => (boleto = await lender.issueBoleto(soldOf(contract))) },
    { at: noon(paidOn), does: () => lender.payBoleto(boleto, receivedOf(id)) },
    { at: noon('2026-11-25'), does: () => record('BANK_FEE', '2026-11-25', input.feePerBoleto) },
  ];
});
const billings: Happening[] = expected.billings.flatMap(({ retailer, reissuedOn, creditedOn, history }) => {
  const of = shops[retailer];
  const paid = history.find(({ status }) => status === 'paid');
  return [
    ...(reissuedOn ? [{ at: noon(reissuedOn), does: () => lender.reissue(of) }] : []),
    ...(paid?.value ? [{ at: noon(paid.on), does: () => lender.payBilling(of, paid.value ?? 0) }] : []),
    ...(creditedOn ? [{ at: noon(creditedOn), does: () => record('BANK_FEE', creditedOn, input.feePerBoleto) }] : []),
  ];
});
const others: Happening[] = [
  { at: noon(input.funding.on), does: () => record('FUNDING', input.funding.on, input.funding.value) },
  ...input.returns.map(({ contract, on }) => ({ at: noon(on), does: () => lender.giveBack(soldOf(contract)) })),
  ...input.anticipations.map(({ on }) => ({ at: noon(on), does: () => lender.anticipate(other) })),
  ...expected.iof
    .filter(({ remitted }) => remitted)
    .map(({ start, remitBy, value }) => ({
      at: noon(remitBy),
      does: () => record('IOF_REMITTANCE', remitBy, value, start),
    })),
];
const happenings = [...sales, ...payments, ...billings, ...others].toSorted((a, b) => a.at.localeCompare(b.at));

/** Month by month what is set aside; before November days on which nothing happens are not counted one by one. */
const isCounted = (day: string) =>
  day >= '2026-10-31' || day.endsWith('-01') || happenings.some(({ at }) => at.slice(0, 10) === day);
const BANK_DAYS_AFTER_SALES = new Set(['2026-07-20', '2026-09-04', '2026-10-13', '2026-11-03']);

async function liveThrough(from: string, to: string): Promise<void> {
  for (const day of lender.daysOf(from, to)) {
    const isLived = isCounted(day) || BANK_DAYS_AFTER_SALES.has(day);
    if (!isLived) continue;
    const ofDay = happenings.filter(({ at }) => at.startsWith(day)).toSorted((a, b) => a.at.localeCompare(b.at));
    const live = async (some: readonly Happening[]) => {
      for (const { at, does } of some) {
        clock.set(at);
        await does();
      }
    };
    // In Manaus it is still the day before, whose sales are paid on this one.
    await live(ofDay.filter(({ at }) => at < `${day}T04:30`));
    await lender.begin(day);
    await live(ofDay.filter(({ at }) => at >= `${day}T04:30`));
    clock.set(`${day}T22:00:00Z`);
    for (const of of [shop, other]) await lender.finishBatches(people.ana, of);
  }
}

const balancesOf = async (from: string, to: string) =>
  (await showTrialBalance(platform, people.ana.actor, { from, to })).lines;
type Lines = Awaited<ReturnType<typeof balancesOf>>;

/** Our accounts by the names of the month's: it knows cash that retailers owe as billed, and the stores' own credit as one sum. */
const names: Readonly<Record<string, string>> = {
  cash_at_retailer: 'billing_receivable',
  memo_store_loans: 'memo_serviced',
  memo_store_income: 'memo_serviced_contra',
  memo_store_position: 'memo_serviced_contra',
};
const summed = (rows: readonly (readonly [string, number])[]) => {
  const sums: Record<string, number> = {};
  for (const [account, value] of rows) sums[names[account] ?? account] = (sums[names[account] ?? account] ?? 0) + value;
  return Object.fromEntries(Object.entries(sums).filter(([, value]) => value !== 0));
};
const told = (lines: Lines, of: (line: Lines[number]) => number) =>
  summed(lines.map((line) => [line.account, of(line)]));

test('the golden month: its trial balance, day by day through what people do', async () => {
  await givenPolicyDocument(database.db, {
    kind: 'settlement',
    retailerId: other.retailerId,
    document: { rule: 'CALENDAR_DAYS', days: 30, anticipationRateMonthly: '0.02' },
  });
  await liveThrough('2026-06-01', '2026-12-01');
  const lines = await balancesOf('2026-11-01', '2026-11-30');
  expect(told(lines, ({ opening }) => opening)).toEqual(summed(Object.entries(expected.trialBalance.opening)));
  expect(told(lines, ({ debit, credit }) => debit - credit)).toEqual(
    summed(Object.entries(expected.trialBalance.movement)),
  );
  expect(told(lines, ({ closing }) => closing)).toEqual(summed(Object.entries(expected.trialBalance.closing)));
});

test('each contract is accrued by the day as the month says', async () => {
  const { rows } = await sql<{ contract: string; on: string; cents: number }>`
    select contract_id as contract, on_day::text as "on", amount_cents as cents from contract_postings
    where event = 'ACCRUAL' and on_day >= '2026-11-01' order by on_day`.execute(database.db);
  for (const [id, days] of Object.entries(expected.dailyAccrual)) {
    const { contractId } = soldOf(id);
    const posted = rows.filter((row) => row.contract === contractId && row.on <= '2026-11-30');
    const wanted = days.filter(({ on, posted: amount }) => on >= '2026-11-01' && amount !== 0);
    expect(posted.map(({ on, cents: amount }) => [on, amount])).toEqual(
      wanted.map(({ on, posted: amount }) => [on, amount]),
    );
  }
});

test('what is set aside at each month’s end, contract by contract', async () => {
  const ends = Object.keys(expected.provisions).filter((day) => day !== '2026-11-23');
  for (const on of ends) {
    const { items } = await listProvisions(platform, people.ana.actor, { on });
    const wanted = expected.provisions[on]?.rows.map(({ contract, ...row }) => ({
      ...row,
      contractId: soldOf(contract).contractId,
    }));
    expect(new Set(items)).toEqual(new Set(wanted?.map((row) => expect.objectContaining(row))));
  }
  expect((await listProvisions(platform, people.ana.actor, { on: '2026-11-30' })).buckets).toMatchObject([
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
  const ofMonth = expected.iof.filter(({ start }) => start >= '2026-11-01');
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
  const span = { from: '2026-11-01', to: '2026-11-30' };
  for (const { account, debit, credit } of await balancesOf(span.from, span.to)) {
    const { sum, count, items } = await listPostings(platform, people.ana.actor, {
      ...span,
      account,
      offset: 0,
      limit: 200,
    });
    expect([account, sum]).toEqual([account, debit - credit]);
    expect(items).toHaveLength(count);
  }
  const { items } = await listPostings(platform, people.ana.actor, {
    ...span,
    account: 'cash_at_bank',
    offset: 0,
    limit: 200,
  });
  expect(items[0]).toMatchObject({ on: '2026-11-03', event: 'UME_TO_BANKER', amount: -144_178 });
});

// Planted: a boleto in the books of the bank on the day it was paid.
test('what moves at the bank does so on the days that its statement says', async () => {
  const span = { from: '2026-11-01', to: '2026-11-30', account: 'cash_at_bank', offset: 0, limit: 200 };
  const { items } = await listPostings(platform, people.ana.actor, span);
  const found = items.map(({ on, event, amount }) => `${on} ${event} ${amount}`);
  const wanted = expected.bank.lines.map(({ on, event, value }) => `${on} ${event} ${value}`);
  expect(found.toSorted()).toEqual(wanted.toSorted());
});

test('counted again a day posts nothing; a month is closed by two people, and what comes later falls into the next', async () => {
  clock.set(AFTER);
  expect(await lender.accrueDay('2026-12-01')).toBe(0);
  const { ana, eva } = people;
  const ask = (month: string) => askMonth(platform, ana.keyed(), month);
  await expectRefusal(ask('2026-12'), 'MONTH_NOT_OVER');
  await expectRefusal(ask('2026-11'), 'MONTH_NOT_NEXT');
  for (const month of ['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11']) {
    await expectRefusal(closeMonth(platform, eva.keyed(), month), 'MONTH_NOT_ASKED');
    expect(await ask(month)).toMatchObject({ state: 'ASKED', asked: { name: 'ANA' }, mayClose: false });
    await expectRefusal(ask(month), 'MONTH_ALREADY_ASKED');
    await expectRefusal(closeMonth(platform, ana.keyed(), month), 'MONTH_SECOND_PERSON');
    expect(await closeMonth(platform, eva.keyed(), month)).toMatchObject({ state: 'CLOSED', closed: { name: 'EVA' } });
  }
  await expectRefusal(closeMonth(platform, eva.keyed(), '2026-11'), 'MONTH_ALREADY_CLOSED');
  const before = await balancesOf('2026-11-01', '2026-11-30');
  expect(told(before, ({ closing }) => closing)).toEqual(summed(Object.entries(expected.trialBalance.closing)));
  clock.set('2026-12-05T15:00:00Z');
  await record('BANK_FEE', '2026-11-30', 189);
  expect(await balancesOf('2026-11-01', '2026-11-30')).toEqual(before);
  expect(
    (await balancesOf('2026-12-01', '2026-12-05')).find(({ account }) => account === 'bank_fee_expense'),
  ).toMatchObject({
    opening: 567,
    debit: 189,
  });
  expect((await listMonths(platform, eva.actor)).items.map(({ month, state }) => [month, state]).slice(0, 2)).toEqual([
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
