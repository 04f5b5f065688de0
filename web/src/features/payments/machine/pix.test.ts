import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBorrower, BORROWER_ID } from '../../../domain/testing/customers.ts';
import { aListing, anInstallment } from '../../../domain/testing/installments.ts';
import { aCharge, aPixReceipt, settledBy } from '../../../domain/testing/pix.ts';
import { draftOf, type PaymentDraft } from './draft.ts';
import { both, startPayment, toggle, untilListed } from '../testing/payment-in-test.ts';

const ID = aCharge().id;

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
  await script.answer('showPix', settledBy());
  expect(state()).toBe('paid');
  expect(context()).toMatchObject({
    pix: null,
    request: null,
    done: { entryIds: ['payment-1'], count: 2, total: 400.26 },
  });
});

test('a Pix of another value is told with what became of it, and the list is asked for anew', async () => {
  const { script, state, told, context } = await untilAsking();
  await script.answer('showPix', settledBy(aPixReceipt({ outcome: 'APPLIED', value: 500, unappliedValue: 99.74 })));
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
  await other.script.answer('showPix', settledBy());
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

describe('a charge whose answer is lost', () => {
  test.each(['lose', 'REQUEST_IN_PROGRESS'] as const)(
    '%s: nobody knows it; it is asked for by hand, and is the same',
    async (how) => {
      const { script, send, state, context, told } = await untilCharging();
      if (how === 'lose') await script.lose('chargePix');
      else await script.refuse('chargePix', how);
      expect([state(), told]).toEqual(['chargeUnknown', []]);
      const first = script.inputOf('chargePix');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(script.made.filter((name) => name === 'chargePix')).toHaveLength(1);
      send({ type: 'RETRY' });
      expect(script.inputOf('chargePix')).toEqual(first);
      await script.answer('chargePix', aCharge());
      expect([state(), context().pix?.id]).toEqual(['waitingPix', ID]);
    },
  );

  test('may be left: the choice stays', async () => {
    const { script, send, state, context } = await untilCharging();
    await script.lose('chargePix');
    send({ type: 'CANCEL' });
    expect([state(), context().request, context().selectedIds.size]).toEqual(['choosingInstallments', null, 2]);
  });
});

describe('after a refresh', () => {
  type Running = Pick<Awaited<ReturnType<typeof untilCharging>>, 'state' | 'context'>;
  /** What the tab kept, as it reads it again. */
  function kept({ state, context }: Running): PaymentDraft {
    const draft = draftOf(state(), context());
    if (draft === null) throw new Error('nothing was kept');
    return JSON.parse(JSON.stringify(draft)) as PaymentDraft;
  }
  const refreshed = async (before: Running) => startPayment({ draft: kept(before) });
  /** ... until the server is asked for the charge. */
  async function untilFinding(before: Running) {
    const payment = await refreshed(before);
    await payment.script.answer('fetchCustomer', aBorrower());
    await payment.script.answer('listInstallments', aListing());
    expect(payment.state()).toBe('findingPix');
    expect(payment.script.inputOf('showPix')).toEqual({ id: ID });
    return payment;
  }

  test.each(['waiting', 'asking', 'canceling'] as const)('while %s it comes back to the same charge', async (step) => {
    const before = step === 'asking' ? await untilAsking() : await untilWaiting();
    if (step === 'canceling') before.send({ type: 'CANCEL' });
    const { script, state, context, send } = await untilFinding(before);
    await script.answer('showPix', aCharge());
    expect(state()).toBe('waitingPix');
    expect(context()).toMatchObject({ draft: null, isResumed: true, pix: { id: ID, brCode: '000201CODE' } });
    expect([...context().selectedIds]).toEqual(both);
    expect(kept({ state, context })).toEqual(kept(before));
    send({ type: 'CANCEL' });
    await script.answer('cancelPix', aCharge({ status: 'CANCELED' }));
    expect([state(), context().request]).toEqual(['choosingInstallments', null]);
  });

  test('what is kept says nothing to an older page than that the customer was choosing', async () => {
    const draft = kept(await untilWaiting());
    expect(draft).toMatchObject({ step: 'charging', request: null, charge: { id: ID } });
    expect(JSON.stringify(draft)).not.toMatch(/\b\d{11}\b/);
  });

  test.each(['on its way', 'lost'])(
    'a charge without an answer, %s, is made again by the same request',
    async (how) => {
      const before = await untilCharging();
      if (how === 'lost') await before.script.lose('chargePix');
      const { script, state } = await refreshed(before);
      await script.answer('fetchCustomer', aBorrower());
      await script.answer('listInstallments', aListing());
      expect(state()).toBe('chargingPix');
      expect(script.inputOf('chargePix')).toEqual(before.script.inputOf('chargePix'));
      await script.answer('chargePix', aCharge());
      expect(state()).toBe('waitingPix');
    },
  );

  test('one that was paid meanwhile is the usual success', async () => {
    const { script, state, context } = await untilFinding(await untilWaiting());
    await script.answer('showPix', settledBy());
    expect([state(), context().pix, context().draft]).toEqual(['paid', null, null]);
    expect(context().done).toEqual({ entryIds: ['payment-1'], count: 2, total: 400.26 });
  });

  test('one that was paid otherwise says what became of it, and asks for the list anew', async () => {
    const { script, state, told } = await untilFinding(await untilWaiting());
    await script.answer('showPix', settledBy(aPixReceipt({ outcome: 'APPLIED', value: 500, unappliedValue: 99.74 })));
    expect(state()).toBe('fetchingInstallments');
    expect(told).toMatchObject([{ kind: 'attention', text: expect.stringContaining('como crédito') }]);
  });

  test.each(['EXPIRED', 'CANCELED'] as const)('one that is %s goes back to the choice and says so', async (status) => {
    const { script, state, told, context } = await untilFinding(await untilWaiting());
    await script.answer('showPix', aCharge({ status }));
    expect([state(), context().draft, context().selectedIds.size]).toEqual(['choosingInstallments', null, 2]);
    expect(told).toMatchObject([{ kind: 'attention', text: expect.stringContaining('Nada foi recebido') }]);
  });

  test('nothing can be received until the server says what the charge is', async () => {
    const before = await untilWaiting();
    const { script, state, context, send } = await untilFinding(before);
    await script.lose('showPix');
    expect(state()).toBe('resumeFailed');
    expect(kept({ state, context })).toEqual(kept(before));
    send({ type: 'PAY' }, { type: 'CONFIRM' });
    expect(state()).toBe('resumeFailed');
    send({ type: 'RETRY' });
    expect(state()).toBe('resuming');
  });

  test('a customer who may not be read any more and a list that is lost do not hide the charge', async () => {
    const before = await untilWaiting();
    const { script, state, context } = await refreshed(before);
    await script.refuse('fetchCustomer', 'BORROWER_NOT_FOUND');
    await script.answer('showPix', aCharge());
    expect(state()).toBe('waitingPix');
    expect(kept({ state, context })).toEqual(kept(before));
    await vi.advanceTimersByTimeAsync(3_000);
    await script.answer('showPix', aCharge({ status: 'EXPIRED' }));
    expect(state()).toBe('resuming');
    expect(script.inputOf('fetchCustomer')).toEqual({ borrowerId: BORROWER_ID });
    await script.answer('fetchCustomer', aBorrower());
    await script.lose('listInstallments');
    expect([state(), context().request]).toEqual(['listingFailed', null]);

    const other = await refreshed(before);
    await other.script.answer('fetchCustomer', aBorrower());
    await other.script.lose('listInstallments');
    await other.script.answer('showPix', aCharge({ status: 'CANCELED' }));
    expect(other.state()).toBe('fetchingInstallments');
  });
});
