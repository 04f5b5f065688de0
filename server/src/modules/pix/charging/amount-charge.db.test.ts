import { cents } from '@balcao/credit-math';
import { expect, test } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { customerCreditCents } from '../../../testing/books.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import { expectRefusal } from '../../../testing/refusals.ts';
import { by, givenShop } from '../../../testing/shop.ts';
import { deskOf, givenInstallments } from '../../payments/testing/desk.ts';
import type { PixPorts } from '../ports.ts';
import { arrive, newestMessage, testPix } from '../testing.ts';
import { createAmountCharge } from '../use-cases/create-charge.ts';
import { showCharge } from '../use-cases/show-charge.ts';

const { platform, clock, shop } = prepareCounter();
const desk = deskOf(platform, shop);

const ROUTE = 'POST /coordinator/pix/amount-charges';
interface Asking {
  key?: string;
  expectedRemaining?: number;
  pix?: PixPorts;
  at?: typeof shop;
}
const ask = (contractId: string, amount: number, { key = newId(), expectedRemaining, pix, at = shop }: Asking = {}) =>
  createAmountCharge(platform, pix ?? testPix, by(at, ROUTE, key), {
    contractId,
    storeId: at.storeId,
    amount: cents(amount),
    ...(expectedRemaining !== undefined && { expectedRemaining: cents(expectedRemaining) }),
  });
/** A purchase of six installments with its fee, on the day the first is due. */
async function onTheDay() {
  const given = await givenInstallments(platform, shop);
  clock.set('2026-12-21T15:00:00Z');
  const payoff = (await desk.payoff(given.contractId)).total as number;
  return { ...given, payoff };
}
const settled = async (id: string) => (await showCharge(platform, shop.actor, id)).receipts[0];

test('an amount is paid as cash would be: the fee, then the installments, the last one in part', async () => {
  const { borrowerId, contractId, rows } = await onTheDay();
  const charge = await ask(contractId, 20_000);
  expect(charge).toMatchObject({ value: 20_000, status: 'ACTIVE' });
  expect(await newestMessage(platform)).toContain(charge.txid);
  expect(await arrive(platform, { txid: charge.txid, value: 20_000 })).toMatchObject({ outcome: 'SETTLED' });
  expect(await settled(charge.id)).toMatchObject({ appliedValue: 20_000, unappliedValue: 0 });
  const [left] = await desk.open(borrowerId);
  const face = rows[0]?.installmentValue ?? 0;
  expect(left).toMatchObject({ installmentOrder: 2 });
  expect(left?.settledValue).toBeGreaterThanOrEqual(20_000 - 600 - face);
});

test('the payoff of the day pays the contract off', async () => {
  const { borrowerId, contractId, payoff } = await onTheDay();
  const charge = await ask(contractId, payoff, { expectedRemaining: payoff });
  expect(await arrive(platform, { txid: charge.txid, value: payoff })).toMatchObject({ outcome: 'SETTLED' });
  expect(await desk.open(borrowerId)).toEqual([]);
});

test('an installment received at the counter meanwhile: what comes is spent on the rest, and nothing is lost', async () => {
  const { borrowerId, contractId, payoff } = await onTheDay();
  const charge = await ask(contractId, payoff);
  await desk.payAmount(contractId, 20_000);
  expect(await arrive(platform, { txid: charge.txid, value: payoff })).toMatchObject({ outcome: 'APPLIED' });
  expect(await desk.open(borrowerId)).toEqual([]);
  expect(await customerCreditCents(platform.db, borrowerId)).toBe((await settled(charge.id))?.unappliedValue);
  expect(await customerCreditCents(platform.db, borrowerId)).toBeGreaterThan(19_000);
});

test('too little, too much, another payoff than was seen, and a contract of nobody they looked up charge nothing', async () => {
  const { contractId, payoff } = await onTheDay();
  await expectRefusal(ask(contractId, 50), 'AMOUNT_TOO_SMALL');
  await expectRefusal(ask(contractId, payoff + 1), 'AMOUNT_ABOVE_PAYOFF', { payoff });
  await expectRefusal(ask(contractId, 5_000, { expectedRemaining: payoff - 1 }), 'PAYMENT_TOTAL_CHANGED', {
    total: payoff,
  });
  await expectRefusal(ask(newId(), 5_000), 'CONTRACT_NOT_FOUND');
  await expectRefusal(ask(contractId, 5_000, { at: await givenShop(platform) }), 'CONTRACT_NOT_FOUND');
});

test('that the bank did not take is taken up again while it reaches the same, and is over once it does not', async () => {
  const { contractId } = await onTheDay();
  const down: PixPorts = { ...testPix, provider: { createCharge: () => Promise.reject(new Error('bank down')) } };
  const [same, other] = [newId(), newId()];
  await expectRefusal(ask(contractId, 20_000, { key: same, pix: down }), 'SERVICE_UNAVAIBLE');
  await expectRefusal(ask(contractId, 20_000, { key: other, pix: down }), 'SERVICE_UNAVAIBLE');
  expect(await ask(contractId, 20_000, { key: same })).toMatchObject({ value: 20_000, status: 'ACTIVE' });
  await desk.payAmount(contractId, 20_000);
  await expectRefusal(ask(contractId, 20_000, { key: other }), 'PAYMENT_TOTAL_CHANGED');
  await expectRefusal(ask(contractId, 20_000, { key: other }), 'PIX_CHARGE_EXPIRED');
});
