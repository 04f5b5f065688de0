import { expect, test } from 'vitest';
import { asOperator } from '../../../kernel/act/principal.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { codeOf, expectRefusal } from '../../../testing/refusals.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { by, givenShop } from '../../../testing/shop.ts';
import { givenPolicyDocument } from '../../policies/testing.ts';
import { bank, returned } from '../testing/bank-return.ts';
import { steps, transfersOf } from '../testing/counter.ts';
import { holdBatch, reverseBatch } from '../use-cases/hold-batch.ts';
import { listBatches } from '../use-cases/list-batches.ts';
import { readBankReturn } from './read-return.ts';
import { makeRemittance, showRemittance } from './remit.ts';

const { database, platform, clock, shop } = prepareCounter({ databasePer: 'test', connections: 8 });
const { finish, firstBatch, close, owed, reasoned, sell, treasurer } = transfersOf({ database, platform, clock, shop });

/** A batch in the transitory account, and who moves it. */
async function givenBatchToPay() {
  const other = await givenShop(platform);
  await sell(shop, '2026-11-18T15:00:00Z', 100_000);
  await sell(other, '2026-11-18T15:00:00Z', 50_000);
  await close('2026-11-19');
  clock.set('2026-11-19T15:00:00Z');
  const ana = await treasurer('ANA');
  const batchId = await firstBatch(shop.retailerId);
  for (const step of steps.slice(0, 2)) await finish(ana, batchId, step);
  const remit = (key?: string) => makeRemittance(platform, bank, ana.keyed(key));
  const read = (content: string) =>
    readBankReturn(platform, bank, asOperator(ana.actor), { fileName: 'retorno.ret', content }).then(
      ({ answers }) => answers,
    );
  const batch = async () =>
    (await listBatches(platform, ana.actor, { state: 'OPEN' })).items.find((one) => one.batchId === batchId);
  return { ana, batchId, remit, read, batch };
}

// Planted: a number given twice; a return that pays without its books; one that pays whoever its id names.
test('a file pays the batches in the transitory account once, whatever the bank sends back and how often', async () => {
  const { ana, batchId, remit, read, batch } = await givenBatchToPay();
  const key = newId();
  const file = await remit(key);
  expect(file).toMatchObject({ number: 1, fileName: 'remessa-000001.rem' });
  expect(await remit(key)).toEqual(file);
  expect(await showRemittance(platform, asOperator(ana.actor), 1)).toEqual(file);
  await expectRefusal(remit(), 'NOTHING_TO_REMIT');
  // While the bank has it nobody else pays it.
  await expectRefusal(finish(ana, batchId, 'TRANSITORY_TO_RETAILER'), 'BATCH_IN_REMITTANCE');
  expect(await batch()).toMatchObject({ remittance: 1 });

  expect(await read(returned(file.content, 'BD'))).toMatchObject([
    { outcome: 'WAITING', date: '2026-11-19', amount: 96_000 },
  ]);
  expect(await read(returned(file.content, '00', 95_999))).toMatchObject([{ outcome: 'DIFFERENT' }]);
  expect(await owed(shop.retailerId)).toBe(96_000);
  expect(await read(returned(file.content, 'AG'))).toMatchObject([
    { outcome: 'REFUSED', occurrences: 'Agência ou conta inválida' },
  ]);
  const again = await remit();
  expect(again.number).toBe(2);
  // The file of before pays nothing any more; the new one does, once, by two at once.
  expect(await read(returned(file.content, '00'))).toMatchObject([{ outcome: 'STANDING' }]);
  const paid = returned(again.content, '00');
  const both = (await Promise.all([read(paid), read(paid)])).flat().map(({ outcome }) => outcome);
  expect(both.toSorted()).toEqual(['PAID', 'STANDING']);
  expect(await read(paid)).toMatchObject([{ outcome: 'STANDING' }]);
  expect(await owed(shop.retailerId)).toBe(0);
  const [done] = (await listBatches(platform, ana.actor, { state: 'DONE' })).items;
  expect(done?.steps[2]).toMatchObject({ finished: { name: 'ANA' }, fileName: 'retorno.ret', endToEndId: null });
});

test('a retailer whose terms name an account is paid by TED, once; refused, by the account that stands then', async () => {
  const { remit, read, batch } = await givenBatchToPay();
  const terms = (account: string | undefined) =>
    givenPolicyDocument(database.db, {
      kind: 'settlement',
      retailerId: shop.retailerId,
      document: { rule: 'BUSINESS_DAYS', days: 1, anticipationRateMonthly: null, account },
    });
  await terms('341 1234 56789-0');
  const first = await remit();
  const payment = first.content.split('\r\n')[2] ?? '';
  expect(payment.slice(17, 43)).toBe('01834101234 0000000567890 ');
  expect(payment.slice(119, 134)).toBe('000000000096000');
  expect(await read(returned(first.content, 'AN', 0))).toMatchObject([
    { outcome: 'REFUSED', occurrences: 'Conta do favorecido inválida' },
  ]);
  const { content } = await remit();
  expect(await read(returned(content, '00'))).toMatchObject([{ outcome: 'PAID', amount: 96_000 }]);
  expect(await read(returned(content, '00'))).toMatchObject([{ outcome: 'STANDING' }]);
  expect(await batch()).toBeUndefined();
});

test('a file of nobody of ours moves nothing, and says why', async () => {
  const { remit, read } = await givenBatchToPay();
  const { content } = await remit();
  const paid = returned(content, '00');
  await expectRefusal(read('x'.repeat(240)), 'RETURN_NOT_READABLE');
  await expectRefusal(read(content), 'RETURN_IS_REMITTANCE');
  await expectRefusal(read(paid.replace(/^756/, '001')), 'RETURN_OF_OTHER_ACCOUNT');
  for (const ourId of ['R1-2', 'R9-1', 'R01-1', 'VENDA']) {
    expect(await read(paid.replace(/R1-1 {16}/, ourId.padEnd(20)))).toMatchObject([
      { ourId, retailerName: null, date: null, outcome: 'UNKNOWN' },
    ]);
  }
  await expectRefusal(
    makeRemittance(platform, null, by({ actor: shop.actor }, 'POST /remittances')),
    'TREASURY_OF_THE_PROVIDER',
  );
  expect(await owed(shop.retailerId)).toBe(96_000);
});

test('a batch that is held while the bank has it is neither paid nor reversed until the bank answers', async () => {
  const { ana, batchId, remit, read } = await givenBatchToPay();
  const eva = await treasurer('EVA');
  const { content } = await remit();
  await holdBatch(platform, ana.keyed(), batchId, reasoned());
  expect(await codeOf(reverseBatch(platform, eva.keyed(), batchId, reasoned()))).toBe('BATCH_IN_REMITTANCE');
  expect(await read(returned(content, '00'))).toMatchObject([{ outcome: 'STANDING' }]);
  const numbers = await sql<{ n: number }>`select count(*)::int as n from remittances`.execute(database.db);
  expect(numbers.rows[0]?.n).toBe(1);
});
