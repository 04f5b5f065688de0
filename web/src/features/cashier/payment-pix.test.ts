import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aListing, anInstallment } from '../../domain/testing/installments.ts';
import type { PixCharge } from '../../domain/payments/pix-calls.ts';
import { both, toggle, untilListed } from './testing/payment-in-test.ts';

const ID = '0191f7a2-0000-7000-8000-0000000000aa';
const aReceipt = (over: Partial<PixCharge['receipts'][number]> = {}): PixCharge['receipts'][number] => ({
  id: ID,
  chargeId: ID,
  endToEndId: 'E1',
  value: 400.26,
  paidAt: '2026-11-21T15:00:00Z',
  outcome: 'SETTLED',
  appliedValue: 400.26,
  unappliedValue: 0,
  paymentId: 'payment-1',
  refundedAt: null,
  ...over,
});
const aCharge = (over: Partial<PixCharge> = {}): PixCharge => ({
  id: ID,
  txid: '0'.repeat(32),
  value: 400.26,
  expiresAt: '2026-11-21T16:00:00Z',
  brCode: '000201CODE',
  status: 'ACTIVE',
  receipts: [],
  ...over,
});
const settled = (receipt = aReceipt()) => aCharge({ status: 'SETTLED', receipts: [receipt] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function untilCharging() {
  const payment = await untilListed();
  payment.send(toggle(1), toggle(2), { type: 'PAY' }, { type: 'CONFIRM_PIX' });
  return payment;
}
async function untilWaiting() {
  const payment = await untilCharging();
  await payment.script.answer('chargePix', aCharge());
  return payment;
}
/** ... and the server is asked for the charge. */
async function untilAsking() {
  const payment = await untilWaiting();
  await vi.advanceTimersByTimeAsync(3_000);
  return payment;
}

test('the charge is of what was confirmed, and waits for the customer', async () => {
  const { script, state, context } = await untilCharging();
  expect(state()).toBe('chargingPix');
  expect(script.inputOf('chargePix')).toMatchObject({ installmentIds: both, expectedTotal: 400.26 });
  await script.answer('chargePix', aCharge());
  expect(state()).toBe('waitingPix');
  expect(context().pix?.brCode).toBe('000201CODE');
});

test('it is asked for until the money came: then it is the usual success', async () => {
  const { script, state, context } = await untilAsking();
  expect(script.inputOf('showPix')).toEqual({ id: ID });
  await script.answer('showPix', aCharge());
  expect(state()).toBe('waitingPix');
  await vi.advanceTimersByTimeAsync(3_000);
  await script.lose('showPix');
  expect(state()).toBe('waitingPix');
  await vi.advanceTimersByTimeAsync(3_000);
  await script.answer('showPix', settled());
  expect(state()).toBe('paid');
  expect(context()).toMatchObject({
    pix: null,
    request: null,
    done: { entryIds: ['payment-1'], count: 2, total: 400.26 },
  });
});

test('a Pix of another value is told with what became of it, and the list is asked for anew', async () => {
  const { script, state, told, context } = await untilAsking();
  await script.answer('showPix', settled(aReceipt({ outcome: 'APPLIED', value: 500, unappliedValue: 99.74 })));
  expect(state()).toBe('fetchingInstallments');
  expect(context().pix).toBeNull();
  const text = 'O Pix chegou com valor ou prazo diferente: R$ 400,26 pagaram parcelas e R$ 99,74 ficaram como crédito.';
  expect(told.map((one) => ('text' in one ? one.text.replaceAll('\u00a0', ' ') : ''))).toEqual([text]);
});

test.each(['EXPIRED', 'CANCELED'] as const)(
  'a charge %s goes back to the choice, and says that nothing came',
  async (status) => {
    const { script, state, told, context } = await untilAsking();
    await script.answer('showPix', aCharge({ status }));
    expect(state()).toBe('choosingInstallments');
    expect(context().selectedIds.size).toBe(2);
    expect(told).toMatchObject([{ kind: 'attention', text: expect.stringContaining('Nada foi recebido') }]);
  },
);

test('cancelling goes back to the choice, unless the customer was faster', async () => {
  const one = await untilWaiting();
  one.send({ type: 'CANCEL' });
  expect(one.state()).toBe('cancelingPix');
  await one.script.answer('cancelPix', aCharge({ status: 'CANCELED' }));
  expect([one.state(), one.context().pix, one.context().request]).toEqual(['choosingInstallments', null, null]);

  const other = await untilWaiting();
  other.send({ type: 'CANCEL' });
  await other.script.refuse('cancelPix', 'PIX_CHARGE_ALREADY_SETTLED');
  expect(other.state()).toBe('askingPix');
  await other.script.answer('showPix', settled());
  expect(other.state()).toBe('paid');
});

test('a cancel that is lost leaves the charge waiting, and says so', async () => {
  const { script, send, state, told } = await untilWaiting();
  send({ type: 'CANCEL' });
  await script.lose('cancelPix');
  expect(state()).toBe('waitingPix');
  expect(told).toMatchObject([{ type: 'toast', kind: 'danger' }]);
});

test('a charge that is refused goes back to the choice; a changed total asks for the list', async () => {
  const down = await untilCharging();
  await down.script.refuse('chargePix', 'SERVICE_UNAVAIBLE');
  expect([down.state(), down.context().selectedIds.size]).toEqual(['choosingInstallments', 2]);
  const changed = await untilCharging();
  await changed.script.refuse('chargePix', 'PAYMENT_TOTAL_CHANGED');
  expect(changed.state()).toBe('fetchingInstallments');
  await changed.script.answer('listInstallments', { ...aListing(), installments: [anInstallment(1)] });
  expect(changed.context().refusal?.code).toBe('PAYMENT_TOTAL_CHANGED');
});
