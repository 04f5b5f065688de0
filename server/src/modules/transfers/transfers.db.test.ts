import { cents, civilDate } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { sql } from '../../kernel/db/sql.ts';
import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { expectRefusal } from '../../testing/refusals.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { by, givenShop, grant } from '../../testing/shop.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { billingsOf, closeBillingDays, givenReceipts } from '../billings/testing.ts';
import { unbilledSumFact } from '../cash/index.ts';
import { testPolicy } from '../contracts/testing.ts';
import { deskOf } from '../payments/testing/desk.ts';
import { arrive, givenPixCharge } from '../pix/testing.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import { newCountryHolidayFragment } from '../retailers/index.ts';
import { closeTransfers } from './testing.ts';
import { transfersOf } from './testing/counter.ts';
import { anticipateSales, quoteAnticipation } from './use-cases/anticipate-sales.ts';
import { holdBatch, reverseBatch } from './use-cases/hold-batch.ts';
import { listBatches } from './use-cases/list-batches.ts';
import { makeBatch } from './use-cases/make-batch.ts';

const { database, platform, clock, shop } = prepareCounter({ databasePer: 'test', connections: 8 });
const { batchesOf, close, daysOf, firstBatch, giveBack, givenDueBatch, reasoned, sell, treasurer } = transfersOf({
  database,
  platform,
  clock,
  shop,
});

// `expected.transfers` of the golden month, at a retailer of one business day.
test('the golden month: sales, a return that is carried, and what is left of the next batch', async () => {
  await sell(shop, '2026-09-03T15:00:00Z', 100_000);
  await close('2026-09-04');
  const returned = await sell(shop, '2026-11-04T02:10:00Z', 60_000);
  await close('2026-11-04');
  clock.set('2026-11-12T15:00:00Z');
  await giveBack(shop, returned.contractId);
  await close(...daysOf('2026-11-05', '2026-11-18'));
  await sell(shop, '2026-11-19T18:30:00Z', 80_000);
  await close(...daysOf('2026-11-20', '2026-11-24'));
  const usual = { adjusted: 0, brought: 0, carried: 0 };
  expect(await batchesOf(shop.retailerId)).toEqual([
    { ...usual, date: '2026-09-04', from: '2026-09-03', count: 1, principal: 100_000, fee: 4_000, paid: 96_000 },
    { ...usual, date: '2026-11-04', from: '2026-11-03', count: 1, principal: 60_000, fee: 2_400, paid: 57_600 },
    {
      date: '2026-11-13',
      from: null,
      count: 0,
      principal: 0,
      fee: 0,
      adjusted: -57_600,
      brought: 0,
      paid: 0,
      carried: -57_600,
    },
    {
      date: '2026-11-23',
      from: '2026-11-19',
      count: 1,
      principal: 80_000,
      fee: 3_200,
      adjusted: 0,
      brought: -57_600,
      paid: 19_200,
      carried: 0,
    },
  ]);
});

// The other retailer of the golden month: 30 days rolled forward, anticipated, and its own credit passed on.
test('terms of 30 days, an anticipation at the agreed rate, and what customers pay of the own credit', async () => {
  const usual = { rule: 'CALENDAR_DAYS', days: 30, anticipationRateMonthly: '0.02' };
  await givenPolicyDocument(database.db, { kind: 'settlement', retailerId: shop.retailerId, document: usual });
  const pricing = { kind: 'pricing', retailerId: shop.retailerId } as const;
  await givenPolicyDocument(database.db, {
    ...pricing,
    validFrom: '2026-01-01',
    document: { ...testPolicy, mdrRate: '0.035' },
  });
  await sell(shop, '2026-06-20T13:00:00Z', 70_000);
  await close('2026-07-19', '2026-07-20');
  await sell(shop, '2026-10-10T14:00:00Z', 150_000);
  const own = { ...testPolicy, lenderType: 'STORE_OWN', mdrRate: '0', customerFeeRate: '0' };
  const plans = [{ dueDateRule: 'MONTHLY', rateMonthly: '0.009', counts: [6] }];
  await givenPolicyDocument(database.db, { ...pricing, validFrom: '2026-10-15', document: { ...own, plans } });
  const lent = await sell(shop, '2026-10-15T16:00:00Z', 50_000);
  await close('2026-11-03');
  clock.set('2026-11-03T14:00:00Z');
  const finance = { ...shop.actor, role: 'retailer_analyst' as const };
  const quote = await quoteAnticipation(platform, finance, shop.retailerId);
  expect(quote).toEqual({
    paidOn: '2026-11-03',
    rateMonthly: '0.02',
    count: 1,
    face: 144_750,
    discount: 572,
    paid: 144_178,
  });
  const ask = (discount: number) =>
    anticipateSales(platform, by({ actor: finance }, 'POST /anticipation'), shop.retailerId, {
      discount: cents(discount),
    });
  await expectRefusal(ask(571), 'ANTICIPATION_CHANGED');
  await ask(572);
  await expectRefusal(ask(572), 'NOTHING_TO_ANTICIPATE');
  clock.set('2026-11-16T15:00:00Z');
  const desk = deskOf(platform, shop);
  const [first, second] = await desk.open(lent.borrowerId);
  await desk.pay([first?.id ?? '']);
  const other = await givenShop(platform);
  await grant(platform, other, lent.borrowerId);
  await deskOf(platform, other).pay([second?.id ?? ''], { by: other });
  await close('2026-11-17');
  // What its own till took of its own credit stays there: nobody bills it, nothing passes it on (ADR 0085).
  const billed = await asSystem('test', () =>
    rowOf(
      database.db,
      select({ own: unbilledSumFact(shop.retailerId, undefined), other: unbilledSumFact(other.retailerId, undefined) }),
    ),
  );
  const paid = second?.paymentDue ?? 0;
  expect(billed).toEqual({ own: { count: 0, cents: 0 }, other: { count: 1, cents: paid } });
  expect(await batchesOf(shop.retailerId)).toMatchObject([
    { date: '2026-07-20', from: '2026-06-20', count: 1, principal: 70_000, fee: 2_450, paid: 67_550 },
    { date: '2026-11-03', from: '2026-10-10', count: 1, principal: 150_000, fee: 5_250, adjusted: -572, paid: 144_178 },
    { date: '2026-11-17', from: null, count: 0, adjusted: paid, paid },
  ]);
});

// Planted: days collected by the day of a payment alone, as if every bank told of it at once.
test('what a bank tells late goes into the next batch, once', async () => {
  const plans = [{ dueDateRule: 'MONTHLY', rateMonthly: '0.009', counts: [6] }];
  const document = { ...testPolicy, lenderType: 'STORE_OWN', mdrRate: '0', customerFeeRate: '0', plans };
  await givenPolicyDocument(database.db, { kind: 'pricing', retailerId: shop.retailerId, document });
  const charged = async () => {
    const { borrowerId } = await sell(shop, '2026-11-16T15:00:00Z', 60_000);
    const [first] = await deskOf(platform, shop).open(borrowerId);
    const { txid } = await givenPixCharge(platform, shop, [first?.id ?? '']);
    return { txid, value: first?.paymentDue ?? 0 };
  };
  const [inTime, late] = [await charged(), await charged()];
  await close('2026-11-17', '2026-11-18');
  clock.set('2026-11-18T15:00:00Z');
  await arrive(platform, inTime);
  await close('2026-11-19', '2026-11-20');
  clock.set('2026-11-20T15:00:00Z');
  await arrive(platform, { ...late, paidAt: new Date('2026-11-16T15:30:00Z') });
  await close('2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25');
  expect(await batchesOf(shop.retailerId)).toMatchObject([
    { date: '2026-11-19', adjusted: inTime.value, paid: inTime.value },
    { date: '2026-11-23', adjusted: late.value, paid: late.value },
  ]);
});

test('stopped between two of its batches and run again, or by two at once, the close pays nobody twice', async () => {
  const other = await givenShop(platform);
  for (const of of [shop, other, shop]) await sell(of, '2026-11-18T15:00:00Z', 50_000);
  clock.set('2026-11-19T04:30:00Z');
  // Stopped with nothing kept, at whatever line: what is written comes with the step's own transaction.
  const stopped = database.db.transaction(async (tx) => {
    await closeTransfers({ db: tx, clock }, civilDate('2026-11-19'));
    throw new Error('killed');
  });
  await expect(stopped).rejects.toThrow('killed');
  expect(await batchesOf(shop.retailerId)).toEqual([]);
  await Promise.allSettled([1, 2].map(() => closeTransfers(platform, civilDate('2026-11-19'))));
  expect(await close('2026-11-19', '2026-11-20', '2026-11-23')).toBe(0);
  expect(await batchesOf(shop.retailerId)).toMatchObject([{ count: 2, paid: 96_000 }]);
  expect(await batchesOf(other.retailerId)).toMatchObject([{ count: 1, paid: 48_000 }]);
});

// Planted: batches made on a day that the country was declared to have off.
test('a holiday declared once the batch is made leaves it and moves what waits; a return on the day of the sale leaves nothing', async () => {
  const { batchId } = await givenDueBatch();
  await sell(shop, '2026-11-19T15:10:00Z', 20_000);
  const voided = await sell(shop, '2026-11-19T15:30:00Z', 30_000);
  await giveBack(shop, voided.contractId);
  // Collected as due on Monday, which the country is declared to have off then: it goes with the first batch after it.
  await close('2026-11-20');
  await guardedWrite(database.db, [newCountryHolidayFragment({ day: '2026-11-23', name: 'Luto nacional' })]);
  expect(await close('2026-11-23')).toBe(0);
  expect(await batchesOf(shop.retailerId)).toHaveLength(1);
  const ana = await treasurer('ANA');
  const byHand = makeBatch(platform, ana.keyed(), { retailerId: shop.retailerId, date: '2026-11-23' });
  await expectRefusal(byHand, 'NOT_A_BUSINESS_DAY');
  await close('2026-11-24');
  expect(await firstBatch(shop.retailerId)).toBe(batchId);
  expect(await batchesOf(shop.retailerId)).toMatchObject([
    { date: '2026-11-19', paid: 96_000 },
    { date: '2026-11-24', count: 2, principal: 50_000, adjusted: -28_800, paid: 19_200, carried: 0 },
  ]);
});

// Planted: a set-off without the terms; one that pays a billing in the books and leaves its boleto; a reversal that pays it twice.
test('a billing that was not paid in time comes off what is transferred, where the terms say so, once', async () => {
  clock.set('2026-11-05T15:00:00Z');
  await givenReceipts(platform, shop, [30_000]);
  await close('2026-11-06');
  for (const day of ['2026-11-09', '2026-11-13']) {
    clock.set(`${day}T15:00:00Z`);
    await closeBillingDays(platform);
  }
  await sell(shop, '2026-11-16T15:00:00Z', 20_000);
  await close('2026-11-17');
  const terms = { rule: 'BUSINESS_DAYS', days: 1, anticipationRateMonthly: null, setsOffBillings: true };
  await givenPolicyDocument(database.db, { kind: 'settlement', retailerId: shop.retailerId, document: terms });
  await sell(shop, '2026-11-18T15:00:00Z', 20_000);
  await close('2026-11-19');
  const setOffs = async () => {
    const { rows } =
      await sql<object>`select on_day::text as date, set_off_cents as "setOff", paid_cents as paid, carried_cents as carried
      from transfer_batches where on_day >= '2026-11-17' order by made_at`.execute(database.db);
    const [{ billing, invoices, setOffCents } = { billing: undefined, invoices: [], setOffCents: 0 }] =
      await billingsOf(platform, shop);
    return { rows, paid: billing?.paidCents, status: billing?.status, boleto: invoices[0]?.status, setOffCents };
  };
  const before = { date: '2026-11-17', setOff: 0, paid: 19_200, carried: 0 };
  const whole = { date: '2026-11-19', setOff: 19_200, paid: 0, carried: 0 };
  expect(await setOffs()).toEqual({
    rows: [before, whole],
    paid: 19_200,
    status: 'expired',
    boleto: 'REGISTERING',
    setOffCents: 19_200,
  });
  await sell(shop, '2026-11-20T15:00:00Z', 50_000);
  await close('2026-11-23', '2026-11-24');
  const rest = { date: '2026-11-23', setOff: 10_800, paid: 37_200, carried: 0 };
  const paid = { paid: 30_000, status: 'paid', boleto: 'CANCELED', setOffCents: 30_000 };
  expect(await setOffs()).toEqual({ rows: [before, whole, rest], ...paid });

  // Reversed, what it held is paid by the next one, without what came off it.
  const [ana, eva] = [await treasurer('ANA'), await treasurer('EVA')];
  const { items } = await listBatches(platform, ana.actor, { state: 'OPEN' });
  const batchId = items.find(({ date }) => date === '2026-11-23')?.batchId ?? '';
  await holdBatch(platform, ana.keyed(), batchId, reasoned());
  await reverseBatch(platform, eva.keyed(), batchId, reasoned());
  await close('2026-11-25');
  const next = { date: '2026-11-25', setOff: 0, paid: 37_200, carried: 0 };
  expect(await setOffs()).toEqual({ rows: [before, whole, rest, next], ...paid });
});
