import { expect, test } from 'vitest';
import { asOperator } from '../../kernel/act/principal.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { codeOf, expectRefusal } from '../../testing/refusals.ts';
import { prepareCounter } from '../../testing/prepare-counter.ts';
import { by, givenShop } from '../../testing/shop.ts';
import { E2E, PDF, steps, transfersOf } from './testing/counter.ts';
import { holdBatch, resumeBatch, reverseBatch } from './use-cases/hold-batch.ts';
import { listBatches } from './use-cases/list-batches.ts';
import { listOriginations, listTransfers } from './use-cases/list-transfers.ts';
import { makeBatch } from './use-cases/make-batch.ts';
import { noteLostEmail, sendEmail } from './use-cases/send-email.ts';
import { showVoucher } from './use-cases/show-voucher.ts';

const { database, platform, clock, shop } = prepareCounter({ databasePer: 'test', connections: 8 });
const { close, finish, giveBack, givenDueBatch, owed, place, reasoned, sell, treasurer } = transfersOf({
  database,
  platform,
  clock,
  shop,
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
