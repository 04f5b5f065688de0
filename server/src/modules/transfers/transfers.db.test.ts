import { addDays, cents, type CivilDate, civilDate } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import type { Keyed } from '../../kernel/act/principal.ts';
import { asOperator } from '../../kernel/act/principal.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { by, givenCustomer, givenSale, givenShop, paymentsPorts, type Shop } from '../../testing/shop.ts';
import { cancelContract } from '../cancellation/index.ts';
import { testPolicy } from '../contracts/testing.ts';
import { givenOperator } from '../identity/testing.ts';
import { deskOf } from '../payments/testing/desk.ts';
import { givenPolicyDocument } from '../policies/testing.ts';
import { givenRetailer } from '../retailers/testing.ts';
import { closeTransfers } from './testing.ts';
import { anticipateSales, quoteAnticipation } from './use-cases/anticipate-sales.ts';
import { finishStep } from './use-cases/finish-step.ts';
import { holdBatch, resumeBatch, reverseBatch } from './use-cases/hold-batch.ts';
import { listBatches } from './use-cases/list-batches.ts';
import { listOriginations, listTransfers } from './use-cases/list-transfers.ts';
import { makeBatch } from './use-cases/make-batch.ts';
import { noteLostEmail, sendEmail } from './use-cases/send-email.ts';
import { showVoucher } from './use-cases/show-voucher.ts';

const { database, platform, clock, shop } = prepareCounter({ databasePer: 'test', connections: 8 });

/** An analyst of the provider. */
async function treasurer(name: string) {
  const { rows } = await sql<{ id: string }>`select id from retailers where is_provider`.execute(database.db);
  const provider = rows[0]?.id ?? (await givenRetailer(database.db, { isProvider: true }));
  const operatorId = await givenOperator(platform, { retailerId: provider, role: 'analyst', name });
  const actor = { ...shop.actor, retailerId: provider, operatorId, name, role: 'analyst' as const };
  return { actor, keyed: (key?: string): Keyed => by({ actor }, 'POST /treasury', key) };
}
type Treasurer = Awaited<ReturnType<typeof treasurer>>;

const sell = async (of: Shop, at: string, amount: number) => {
  clock.set(at);
  const borrowerId = await givenCustomer(platform, of, { limitCents: 900_000 });
  return { borrowerId, contractId: await givenSale(platform, of, borrowerId, { cents: amount, count: 6 }) };
};
const giveBack = (of: Shop, contractId: string) =>
  cancelContract(platform, paymentsPorts, by({ actor: { ...of.actor, role: 'analyst' } }, 'POST /cancellation'), {
    contractId,
    reason: 'RETURN_OF_GOODS',
    value: undefined,
    storeId: of.storeId,
  });
/** Closes these days, each at its beginning. */
const close = async (...days: string[]) => {
  let made = 0;
  for (const day of days) {
    clock.set(`${day}T04:30:00Z`);
    made += await closeTransfers(platform, civilDate(day));
  }
  return made;
};
const daysOf = (from: string, to: string) => {
  const days: CivilDate[] = [];
  for (let day = civilDate(from); day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};
const batchesOf = async (retailerId: string) =>
  (
    await sql<object>`select on_day::text as date, originations_start_on::text as "from", originations_count as count,
        principal_cents as principal, fee_cents as fee, adjusted_cents as adjusted, brought_cents as brought,
        paid_cents as paid, carried_cents as carried
      from transfer_batches where retailer_id = ${retailerId}::uuid order by on_day`.execute(database.db)
  ).rows;
const firstBatch = async (retailerId: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from transfer_batches where retailer_id = ${retailerId}::uuid and reversed_at is null order by on_day`.execute(
    database.db,
  );
  return rows[0]?.id ?? '';
};
/** What the books still owe the retailer. */
const owed = async (retailerId: string) => {
  const { rows } = await sql<{ cents: string }>`select (0 - (select coalesce(sum(l.amount_cents), 0) from journal_lines l
      join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
      where e.retailer_id = ${retailerId}::uuid and l.account = 'retailer_payable')
    - (select coalesce(sum(amount_cents), 0) from retailer_lines
      where retailer_id = ${retailerId}::uuid and account = 'retailer_payable'))::text as cents`.execute(database.db);
  return Number(rows[0]?.cents);
};
const E2E = `E${'1'.repeat(20)}AbCdEfGhIjK`;
const PDF = {
  fileName: 'ted.pdf',
  contentType: 'application/pdf' as const,
  contentBase64: Buffer.from('%PDF-1.7 ted').toString('base64'),
};
const steps = ['UME_TO_BANKER', 'BANKER_TO_TRANSITORY', 'TRANSITORY_TO_RETAILER'] as const;
const finish = (who: Treasurer, batchId: string, step: string, body: object = { endToEndId: E2E }, key?: string) =>
  finishStep(platform, who.keyed(key), { batchId, step }, { retailerId: shop.retailerId, ...body });
const place = () => ({ retailerId: shop.retailerId });
const reasoned = () => ({ ...place(), reason: 'Conta encerrada' });

/** One sale of R$ 1.000,00 whose batch is made on the next business day. */
async function givenDueBatch() {
  const { contractId } = await sell(shop, '2026-11-18T15:00:00Z', 100_000);
  expect(await close('2026-11-19')).toBe(1);
  clock.set('2026-11-19T15:00:00Z');
  return { contractId, batchId: await firstBatch(shop.retailerId) };
}

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
  const [first] = await desk.open(lent.borrowerId);
  await desk.pay([first?.id ?? '']);
  await close('2026-11-17');
  const paid = first?.paymentDue ?? 0;
  expect(await batchesOf(shop.retailerId)).toMatchObject([
    { date: '2026-07-20', from: '2026-06-20', count: 1, principal: 70_000, fee: 2_450, paid: 67_550 },
    { date: '2026-11-03', from: '2026-10-10', count: 1, principal: 150_000, fee: 5_250, adjusted: -572, paid: 144_178 },
    { date: '2026-11-17', from: null, count: 0, adjusted: paid, paid },
  ]);
});

test('steps in order, each with its voucher; the retailer is told once it has its money', async () => {
  const { batchId, contractId } = await givenDueBatch();
  await sql`update retailers set contact_name = 'Rita', contact_phone = '+559230000000', contact_email = 'rita@teste.example'
    where id = ${shop.retailerId}::uuid`.execute(database.db);
  const ana = await treasurer('ANA');
  await expectRefusal(finish(ana, batchId, 'UME_TO_BANKER', {}), 'VOUCHER_NOT_FOUND');
  await expectRefusal(finish(ana, batchId, 'BANKER_TO_TRANSITORY'), 'NOT_FIRST_PENDING_STEP');
  await expectRefusal(finish(ana, batchId, 'AGAIN'), 'STEP_NOT_FOUND');
  await expectRefusal(finish(ana, newId(), 'UME_TO_BANKER'), 'BATCH_NOT_FOUND');
  const key = newId();
  const moved = await finish(ana, batchId, 'UME_TO_BANKER', { voucher: PDF }, key);
  expect(moved).toMatchObject({
    status: 'AT_BANKER',
    transferStatus: 'PENDING',
    email: { status: 'NONE', hasAddress: true },
  });
  // The same request again moves nothing again.
  expect(await finish(ana, batchId, 'UME_TO_BANKER', { voucher: PDF }, key)).toEqual(moved);
  await expectRefusal(finish(ana, batchId, 'UME_TO_BANKER'), 'STEP_ALREADY_FINISHED');
  await expectRefusal(sendEmail(platform, ana.keyed(), batchId, place()), 'EMAIL_NOT_SENT');
  await finish(ana, batchId, 'BANKER_TO_TRANSITORY');
  expect(await owed(shop.retailerId)).toBe(96_000);
  const there = await finish(ana, batchId, 'TRANSITORY_TO_RETAILER');
  expect(there).toMatchObject({ status: 'AT_RETAILER', transferStatus: 'TRANSFERRED', email: { status: 'QUEUED' } });
  expect(await owed(shop.retailerId)).toBe(0);
  await expectRefusal(finish(ana, batchId, 'UME_TO_BANKER'), 'BATCH_ALREADY_FINISHED');
  const { rows } = await sql<{
    text: string;
  }>`select text_sealed as text from messages where purpose = 'TRANSFER_DONE'`.execute(database.db);
  expect(rows.map(({ text }) => platform.secrets.decrypt(text))).toEqual([
    expect.stringContaining('repasse de R$\u00A0960,00 de 19/11/2026 transferido para'),
  ]);
  await noteLostEmail(platform, { retailerId: shop.retailerId, batchId, number: 1 });
  const done = await listBatches(platform, ana.actor, { state: 'DONE' });
  expect(done.items).toMatchObject([
    { batchId, email: { status: 'FAILED' }, steps: [{ fileName: 'ted.pdf' }, { endToEndId: E2E }, {}] },
  ]);
  expect(await sendEmail(platform, ana.keyed(), batchId, place())).toMatchObject({ email: { status: 'QUEUED' } });
  // What is told of the first one now says nothing of the second.
  await noteLostEmail(platform, { retailerId: shop.retailerId, batchId, number: 1 });
  expect((await listBatches(platform, ana.actor, { state: 'DONE' })).items[0]?.email.status).toBe('QUEUED');
  const own = asOperator({ ...shop.actor, role: 'analyst' });
  const of = (step: string) => showVoucher(platform, own, { batchId, step }, place());
  expect(await of('UME_TO_BANKER')).toEqual(PDF);
  await expectRefusal(of('BANKER_TO_TRANSITORY'), 'VOUCHER_NOT_FOUND');
  const days = { originationsStartDate: '2026-11-18', originationsEndDate: '2026-11-18' };
  const { data } = await listTransfers(platform, own.actor, shop.retailerId, days);
  expect(data).toMatchObject([
    {
      batchId,
      status: 'TRANSFERRED',
      originationsStartDate: '2026-11-18',
      retailerBatch: { originationsCount: 1, principalSum: 100_000, umeFeeSum: 4_000, discountSum: 0, paid: 96_000 },
      storesBatch: [{ storeId: shop.storeId, principalSum: 100_000 }],
    },
  ]);
  const sales = await listOriginations(platform, own.actor, batchId, place());
  expect(sales).toMatchObject([
    { contractId, principal: 100_000, mdr: 4_000, storeName: 'Centro', operatorName: 'CAIXA DE TESTE' },
  ]);
  const before = { originationsStartDate: '2026-11-19', originationsEndDate: '2026-11-30' };
  expect((await listTransfers(platform, own.actor, shop.retailerId, before)).data).toEqual([]);
  await expectRefusal(
    listTransfers(platform, own.actor, shop.retailerId, { ...days, storeId: newId() }),
    'STORE_NOT_FOUND',
  );
});

test('two at the same step pay once', async () => {
  const { batchId } = await givenDueBatch();
  const [ana, eva] = [await treasurer('ANA'), await treasurer('EVA')];
  for (const step of steps) {
    const both = await Promise.all([codeOf(finish(ana, batchId, step)), codeOf(finish(eva, batchId, step))]);
    expect(both.filter((code) => code === 'done')).toHaveLength(1);
  }
  expect(await owed(shop.retailerId)).toBe(0);
});

test('a batch is held, let go on and reversed by two people; what it held is paid by the next one', async () => {
  const { batchId } = await givenDueBatch();
  const [ana, eva] = [await treasurer('ANA'), await treasurer('EVA')];
  await finish(ana, batchId, 'UME_TO_BANKER');
  expect(await holdBatch(platform, ana.keyed(), batchId, reasoned())).toMatchObject({
    held: { name: 'ANA', reason: 'Conta encerrada', mayDecide: false },
  });
  await expectRefusal(finish(eva, batchId, 'BANKER_TO_TRANSITORY'), 'BATCH_HELD');
  await expectRefusal(resumeBatch(platform, ana.keyed(), batchId, place()), 'BATCH_SECOND_PERSON');
  await expectRefusal(reverseBatch(platform, ana.keyed(), batchId, reasoned()), 'BATCH_SECOND_PERSON');
  expect(await resumeBatch(platform, eva.keyed(), batchId, place())).toMatchObject({ held: null });
  await expectRefusal(reverseBatch(platform, eva.keyed(), batchId, reasoned()), 'BATCH_NOT_HELD');
  for (const step of steps.slice(1)) await finish(ana, batchId, step);
  await holdBatch(platform, eva.keyed(), batchId, reasoned());
  expect(await owed(shop.retailerId)).toBe(0);
  expect(await reverseBatch(platform, ana.keyed(), batchId, reasoned())).toMatchObject({ reversed: { name: 'ANA' } });
  expect(await owed(shop.retailerId)).toBe(96_000);
  await expectRefusal(finish(ana, batchId, 'UME_TO_BANKER'), 'BATCH_REVERSED');
  const again = await makeBatch(platform, ana.keyed(), { ...place(), date: '2026-11-19' });
  expect(again).toMatchObject({ status: 'AT_UME', paid: 96_000, originationsCount: 1, date: '2026-11-19' });
});

test('one that is reversed gives back what it took of the batch before it', async () => {
  const { batchId, contractId } = await givenDueBatch();
  const [ana, eva] = [await treasurer('ANA'), await treasurer('EVA')];
  for (const step of steps) await finish(ana, batchId, step);
  await giveBack(shop, contractId);
  await close('2026-11-23');
  await sell(shop, '2026-11-23T15:00:00Z', 200_000);
  await close('2026-11-24');
  clock.set('2026-11-24T15:00:00Z');
  const [late] = (await listBatches(platform, ana.actor, { state: 'OPEN' })).items;
  expect(late).toMatchObject({ date: '2026-11-24', broughtForward: -96_000, paid: 96_000 });
  await holdBatch(platform, ana.keyed(), late?.batchId ?? '', reasoned());
  await reverseBatch(platform, eva.keyed(), late?.batchId ?? '', reasoned());
  await close('2026-11-25');
  const [next] = (await listBatches(platform, ana.actor, { state: 'OPEN' })).items;
  expect(next).toMatchObject({ date: '2026-11-25', broughtForward: -96_000, paid: 96_000 });
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

test('a holiday that is declared once the batch is made moves nothing; a return on the day of the sale leaves nothing', async () => {
  const { batchId } = await givenDueBatch();
  await sql`insert into store_holidays (retailer_id, store_id, day, name)
    values (${shop.retailerId}::uuid, ${shop.storeId}::uuid, '2026-11-19', 'Padroeira')`.execute(database.db);
  const voided = await sell(shop, '2026-11-19T15:30:00Z', 30_000);
  await giveBack(shop, voided.contractId);
  await close('2026-11-20', '2026-11-23');
  expect(await firstBatch(shop.retailerId)).toBe(batchId);
  expect(await batchesOf(shop.retailerId)).toMatchObject([
    { date: '2026-11-19', paid: 96_000 },
    { date: '2026-11-23', count: 1, principal: 30_000, adjusted: -28_800, paid: 0, carried: 0 },
  ]);
});

test('by hand a batch is made for a business day that has come, once, where something is owed', async () => {
  await givenDueBatch();
  const ana = await treasurer('ANA');
  const make = (date: string, who = ana) => makeBatch(platform, who.keyed(), { ...place(), date });
  await expectRefusal(make('2026-11-20'), 'DATE_IN_THE_FUTURE');
  await expectRefusal(make('2026-11-15'), 'NOT_A_BUSINESS_DAY');
  await expectRefusal(make('2026-11-19'), 'ALREADY_EXISTING_BATCH_ON_DATE');
  await expectRefusal(make('2026-11-18'), 'NO_ORIGINATIONS_ON_DATE');
  const own = { ...ana, keyed: () => by({ actor: { ...shop.actor, role: 'analyst' as const } }, 'POST /treasury') };
  await expectRefusal(make('2026-11-19', own), 'TREASURY_OF_THE_PROVIDER');
  const desk = await listBatches(platform, own.keyed().actor, { state: 'OPEN' });
  expect(desk).toMatchObject({
    canAct: false,
    isBusinessDay: true,
    today: '2026-11-19',
    items: [{ paid: 96_000 }],
    waiting: [],
  });
  const stranger = await givenShop(platform);
  expect((await listBatches(platform, stranger.actor, { state: 'OPEN' })).items).toEqual([]);
});
