import { expect, test } from 'vitest';
import { customerCreditCents } from '../../../testing/books.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { prepareAgreements } from '../../renegotiation/testing.ts';
import { arrive, givenAgreementCharge, newestMessage, testPix } from '../testing.ts';
import { listReceipts } from '../use-cases/list-receipts.ts';
import { showCharge } from '../use-cases/show-charge.ts';

const bench = prepareAgreements();

/** An agreement of three with its first payment charged, on the day it is due. */
async function charged() {
  const agreed = await bench.agreed();
  bench.clock.set('2026-12-23T15:00:00Z');
  const charge = await givenAgreementCharge(bench.platform, bench.shop, agreed.paymentIds[0] ?? '');
  return { ...agreed, charge, value: charge.value as number, txid: charge.txid };
}
const pay = (txid: string, value: number) => arrive(bench.platform, { txid, value });
const statusesOf = async (borrowerId: string) => (await bench.counter.payments(borrowerId)).map(({ status }) => status);
const creditOf = (borrowerId: string) => customerCreditCents(bench.platform.db, borrowerId);
const paperOf = async (paymentId: string | null | undefined) =>
  (
    await bench.one(sql<{ document: { items: { kind: string }[] } }>`
      select document from receipts where subject_id = ${paymentId ?? null}::uuid`)
  )?.document;

test('is of the payment and the open fees, and its Pix pays the agreement as the counter does', async () => {
  const { borrowerId, charge, value, txid } = await charged();
  const [due] = await bench.counter.payments(borrowerId);
  expect(value).toBe((due?.paymentDue ?? 0) + 600);
  expect(await newestMessage(bench.platform)).toContain(txid);
  const usedBefore = (await bench.usedCents(borrowerId)) ?? 0;
  expect(await pay(txid, value)).toMatchObject({ outcome: 'SETTLED' });
  expect(await statusesOf(borrowerId)).toEqual(['PAID', 'DUE', 'DUE']);
  expect(await bench.usedCents(borrowerId)).toBeLessThan(usedBefore);
  const { status, receipts } = await showCharge(bench.platform, bench.shop.actor, charge.id);
  expect(status).toBe('SETTLED');
  expect((await paperOf(receipts[0]?.paymentId))?.items.map(({ kind }) => kind)).toEqual(['RENEGOTIATION', 'FEE']);
  expect(await newestMessage(bench.platform)).toContain('Pagamento confirmado');
  expect(await bench.auditsOf(receipts[0]?.paymentId ?? '')).toEqual(['installments.paid']);
});

test('of the last one closes the agreement', async () => {
  const { borrowerId, id, paymentIds } = await bench.agreed(1);
  const charge = await givenAgreementCharge(bench.platform, bench.shop, paymentIds[0] ?? '');
  expect(await pay(charge.txid, charge.value)).toMatchObject({ outcome: 'SETTLED' });
  expect((await bench.counter.show(id)).agreement.status).toBe('CLOSED');
  expect(await bench.usedCents(borrowerId)).toBe(0);
});

test('paid short it pays nothing of the agreement: all of it is the customer’s, who is told so', async () => {
  const { borrowerId, txid, value } = await charged();
  expect(await pay(txid, value - 1)).toMatchObject({ outcome: 'CREDITED' });
  expect(await statusesOf(borrowerId)).toEqual(['DUE', 'DUE', 'DUE']);
  expect(await creditOf(borrowerId)).toBe(value - 1);
  expect(await newestMessage(bench.platform)).toContain('não cobre a parcela do acordo: o valor é um crédito seu');
});

test('paid twice it pays the next one, and what is more than that is a credit', async () => {
  const { borrowerId, txid, value } = await charged();
  await pay(txid, value);
  expect(await pay(txid, value)).toMatchObject({ outcome: 'APPLIED' });
  expect(await statusesOf(borrowerId)).toEqual(['PAID', 'PAID', 'DUE']);
  const [second] = await listReceipts(bench.platform, bench.shop.actor, borrowerId);
  expect(second?.appliedValue).toBeLessThan(value);
  expect(await creditOf(borrowerId)).toBe(second?.unappliedValue);
});

test('paid late it costs what it costs then, which the Pix may not cover', async () => {
  const { borrowerId, txid, value } = await charged();
  bench.clock.set('2026-12-29T15:00:00Z');
  expect((await pay(txid, value)).outcome).toBe('CREDITED');
  expect((await pay(txid, value + 10_000)).outcome).toBe('APPLIED');
  expect(await statusesOf(borrowerId)).toEqual(['PAID', 'DUE', 'DUE']);
});

test('of an agreement that was broken meanwhile it pays the installments that are owed again', async () => {
  const { borrowerId, id, txid, value } = await charged();
  await bench.counter.breakUp(id);
  expect((await pay(txid, value)).outcome).toBe('APPLIED');
  expect(await statusesOf(borrowerId)).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
  expect(await creditOf(borrowerId)).toBe(0);
  const settled = await bench.one(sql<{ n: number }>`
    select count(*) as n from payment_items where borrower_id = ${borrowerId}::uuid and kind = 'INSTALLMENT'`);
  expect(settled?.n).toBeGreaterThan(0);
});

test('is refused out of order, of another total, and once it is paid; nothing is charged then', async () => {
  const { paymentIds, txid, value } = await charged();
  const ask = (id = '') => givenAgreementCharge(bench.platform, bench.shop, id);
  await expectRefusal(ask(paymentIds[1]), 'PREVIOUS_INSTALLMENT_IS_PENDING');
  await pay(txid, value);
  await expectRefusal(ask(paymentIds[0]), 'ALREADY_PAID');
});

test('that the bank did not take is taken up again while the same is owed', async () => {
  const { paymentIds } = await bench.agreed();
  const [first = ''] = paymentIds;
  const down = { provider: { createCharge: () => Promise.reject(new Error('bank down')) } };
  const ask = (pix?: typeof down) =>
    givenAgreementCharge(bench.platform, bench.shop, first, {
      key: 'one-key-of-a-charge',
      ...(pix && { pix: { ...testPix, ...pix } }),
    });
  await expectRefusal(ask(down), 'SERVICE_UNAVAIBLE');
  expect((await ask()).status).toBe('ACTIVE');
});
