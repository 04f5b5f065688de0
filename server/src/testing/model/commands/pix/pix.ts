import { newId } from '../../../../kernel/ids.ts';
import type { Charge, Customer, Installment, Model, Transfer } from '../../model.ts';
import type { Picks } from '../../picks.ts';
import { ofGrant, ofOrder, ofReceivingStore, when } from '../../reasons.ts';
import { debtsOf, openOf, receive, takeOver, takeOverFees } from '../../settle.ts';
import { centsOf, reaisOf, type Till } from '../../till.ts';
import { anyStore, type Command, mostlyServe, storeId } from '../command.ts';
import { dayOf } from '../../calendar.ts';
import { listOwed, openFees, totalOf } from '../installments.ts';
import { anyOwed, hasSold, owing } from '../payment.ts';
import { isDoubtful, keepShown, pricesOf, samePrices } from './prices.ts';

const DAY_MS = 86_400_000;

/** An hour, and never beyond the day in Manaus. */
export function expiryOf(now: Date): Date {
  const endOfDay = (Math.floor((now.getTime() - 4 * 3_600_000) / DAY_MS) + 1) * DAY_MS + 4 * 3_600_000;
  return new Date(Math.min(now.getTime() + 3_600_000, endOfDay));
}

export interface ChargeAnswer {
  id: string;
  txid: string;
  value: number;
  expiresAt: string;
  status: string;
  receipts: {
    id: string;
    outcome: string;
    appliedValue: number;
    unappliedValue: number;
    paymentId: string | null;
    value: number;
  }[];
}

/** Charges installments of a customer; null when refused. */
export async function charge(
  till: Till,
  picks: Picks,
  customer: Customer,
  rows: readonly Installment[],
): Promise<Charge | null> {
  const { model } = till;
  await mostlyServe(till, picks, customer);
  const shown = await listOwed(till, customer);
  const value = shown ? totalOf(shown, rows) : 0;
  const store = anyStore(model, picks);
  const expiresAt = expiryOf(model.now);
  const answer = await till.send({
    route: 'POST /coordinator/pix/charges',
    ask: {
      body: {
        installmentIds: rows.length > 0 ? rows.map(({ id }) => id) : [newId()],
        storeId: storeId(till, store),
        ...(shown && { expectedTotal: reaisOf(value) }),
      },
    },
    reasons: [
      ...ofGrant(model, 'cashier', customer, 'INSTALLMENT_NOT_FOUND'),
      ...ofReceivingStore(model, store),
      ...(rows.length === 0 ? ['INSTALLMENT_NOT_FOUND'] : ofOrder(model, rows)),
    ],
    may: ['TOO_MANY_REQUESTS'],
    isKeyed: true,
  });
  if (answer.code !== undefined) return null;
  const said = answer.body as ChargeAnswer;
  const figures = [centsOf(said.value), said.expiresAt, said.status];
  till.same('the charge', figures, [shown ? value : centsOf(said.value), expiresAt.toISOString(), 'ACTIVE']);
  const contracts = model.contracts.filter((one) => one.installments.some((row) => rows.includes(row)));
  const made: Charge = {
    id: said.id,
    txid: said.txid,
    customer,
    contracts,
    value: centsOf(said.value),
    expiresAt,
    fees: openFees(model, customer, { rows }),
    state: 'ACTIVE',
    debts: debtsOf(contracts),
    shown: shown && keepShown(model, customer, shown.due),
  };
  model.charges.push(made);
  return made;
}

/** The next installments of a customer's contracts. */
export function nextRows(model: Model, picks: Picks): { customer: Customer; rows: Installment[] } {
  const { customer } = anyOwed(model, picks);
  const rows = model.sold(customer).flatMap((one) => openOf(one).slice(0, picks.between(1, 2)));
  return { customer, rows };
}

const charging: Command = {
  name: 'charge by Pix',
  weight: 6,
  isPossible: hasSold,
  run: async (till, picks) => {
    const { customer, rows } = nextRows(till.model, picks);
    return (await charge(till, picks, customer, rows)) !== null;
  },
};

/** What a Pix of this value must come to; null where the debts moved in a way the model does not count. */
function outcomeOf(model: Model, one: Charge, cents: number, paidAt: Date): string | null {
  const isSame = debtsOf(one.contracts) === one.debts && one.fees.every(({ state }) => state === 'OPEN');
  const isInTime = one.state === 'ACTIVE' && paidAt < one.expiresAt;
  if (isInTime && isSame && cents === one.value) return isDoubtful(model, one) ? null : 'SETTLED';
  const owed = one.contracts.some((contract) => openOf(contract).some(({ isAgreed }) => !isAgreed));
  if (owed) return isInTime && !isSame ? null : 'APPLIED';
  const due = openFees(model, one.customer, { on: dayOf(paidAt) });
  const fees = due.reduce((sum, fee) => sum + fee.cents, 0);
  if (fees > 0 && cents >= fees) return 'APPLIED';
  return one.state === 'SETTLED' ? 'DUPLICATE' : 'CREDITED';
}

/**
 * The customer pays a charge at the bank, whose notice the webhook takes; the money goes where the model expects, at the
 * prices of the day it was paid: now, or at an earlier instant that the bank tells of late.
 */
export async function payPix(till: Till, one: Charge, cents: number, paidAt = till.model.now): Promise<void> {
  const { model } = till;
  const { customer, contracts } = one;
  const expected = outcomeOf(model, one, cents, paidAt);
  const prices = paidAt < one.expiresAt ? pricesOf(model, one) : new Map<string, number>();
  const { outcome, endToEndId } = await (paidAt < model.now
    ? tellLate(till, one, cents, paidAt)
    : payAtBank(till, one, cents));
  till.same('what became of a Pix', outcome, expected ?? outcome);
  await again(till, one, { endToEndId, cents, paidAt, outcome });
  const seen = await till.send({
    route: 'GET /coordinator/pix/charges/{id}',
    ask: { params: { id: one.id } },
    reasons: [],
  });
  const { receipts } = seen.body as ChargeAnswer;
  const receipt = receipts.find(({ id }) => !model.transfers.some((known) => known.id === id));
  if (!receipt) throw new Error('a Pix left no receipt');
  const [applied, unapplied] = [centsOf(receipt.appliedValue), centsOf(receipt.unappliedValue)];
  till.same('a Pix, spent and left', applied + unapplied, cents);
  model.transfers.push({ id: receipt.id, unapplied, isRefunded: false });
  one.state = 'SETTLED';
  if (applied === 0) return;
  await samePrices(till, receipt.paymentId ?? '', prices);
  await receive(till, customer, async () => {
    await takeFees(till, one, outcome, { cents, paidAt });
    await takeOver(till, contracts);
    return { id: receipt.paymentId ?? '', total: applied, by: null, agreement: null };
  });
}

interface Came {
  outcome: string;
  endToEndId: string;
}

async function payAtBank(till: Till, one: Charge, cents: number): Promise<Came> {
  const answer = await till.send({
    route: 'POST /inbox/pix-charges/{txid}/pay',
    ask: { params: { txid: one.txid }, body: cents === one.value ? {} : { value: reaisOf(cents) } },
    reasons: [],
  });
  return answer.body as Came;
}

async function tellLate(till: Till, { txid }: Charge, cents: number, paidAt: Date): Promise<Came> {
  const endToEndId = `E${newId().replaceAll('-', '').slice(0, 31)}`;
  const notice = { txid, endToEndId, value: reaisOf(cents), paidAt: paidAt.toISOString() };
  const { outcome } = await till.world.notify(notice);
  till.note(`the bank tells late: ${JSON.stringify(notice)} -> ${outcome}`);
  return { outcome, endToEndId };
}

/** Charges whose money has not come, over or not. */
export const openPixCharges = ({ charges }: Model): Charge[] => charges.filter(({ state }) => state === 'ACTIVE');

/** An exact Pix pays the fees that were charged; any other those that are open, when it covers them, and what it opens. */
function takeFees(till: Till, one: Charge, outcome: string, { cents, paidAt }: { cents: number; paidAt: Date }) {
  if (outcome === 'SETTLED') {
    for (const fee of one.fees) fee.state = 'PAID';
    return Promise.resolve();
  }
  const open = openFees(till.model, one.customer, { on: dayOf(paidAt) });
  const due = cents >= open.reduce((sum, fee) => sum + fee.cents, 0) ? open : [];
  return takeOverFees(till, one.customer, { due, contracts: one.contracts });
}

/** The bank's notice comes once more: it must come to the same and do nothing. */
async function again(till: Till, { txid }: Charge, told: Came & { cents: number; paidAt: Date }): Promise<void> {
  const { endToEndId, cents, paidAt, outcome } = told;
  const notice = { txid, endToEndId, value: reaisOf(cents), paidAt: paidAt.toISOString() };
  const repeated = await till.world.notify(notice);
  till.same('a notice that came twice', repeated, { status: 200, outcome });
}

const paying: Command = {
  name: 'pay a Pix charge',
  weight: 8,
  isPossible: ({ charges }) => charges.length > 0,
  run: async (till, picks) => {
    const { charges } = till.model;
    const live = charges.filter(({ state, expiresAt }) => state === 'ACTIVE' && expiresAt > till.model.now);
    const one = picks.one((live.length > 0 && !picks.chance(20) ? live : charges).toReversed());
    if (picks.chance(4)) {
      const ask = { params: { txid: 'UNKNOWN0UNKNOWN0UNKNOWN0UNKNOWN0' }, body: {} };
      await till.send({ route: 'POST /inbox/pix-charges/{txid}/pay', ask, reasons: ['PIX_CHARGE_NOT_FOUND'] });
      return false;
    }
    const cents = picks.chance(35) ? picks.between(1, one.value * 2) : one.value;
    await payPix(till, one, cents);
    return true;
  },
};

/** Charges and has it paid at once: exact, and then sometimes once more. */
const chargingAndPaying: Command = {
  name: 'charge by Pix and pay it twice',
  weight: 4,
  isPossible: (model) => owing(model).length > 0,
  run: async (till, picks) => {
    const { customer, rows } = nextRows(till.model, picks);
    const made = await charge(till, picks, customer, rows);
    if (!made) return false;
    till.pass();
    await payPix(till, made, made.value);
    till.pass();
    if (picks.chance(70)) await payPix(till, made, made.value);
    return true;
  },
};

const cancelling: Command = {
  name: 'cancel a Pix charge',
  weight: 3,
  isPossible: ({ charges }) => charges.length > 0,
  run: async (till, picks) => {
    const one = picks.chance(8) ? null : picks.one(till.model.charges.toReversed());
    const answer = await till.send({
      route: 'POST /coordinator/pix/charges/{id}/cancel',
      ask: { params: { id: one?.id ?? newId() } },
      reasons: [
        ...(one ? [] : ['PIX_CHARGE_NOT_FOUND']),
        ...(one?.state === 'SETTLED' ? ['PIX_CHARGE_ALREADY_SETTLED'] : []),
      ],
    });
    if (answer.code !== undefined || !one) return false;
    if (one.expiresAt > till.model.now) one.state = 'CANCELED';
    return true;
  },
};

/** Hands the credit of a transfer back, null for one nobody knows; true when it was noted. */
async function refund(till: Till, one: Transfer | null): Promise<boolean> {
  const answer = await till.send({
    route: 'POST /coordinator/pix/receipts/{id}/refund',
    ask: { params: { id: one?.id ?? newId() }, body: { reason: 'devolvido em dinheiro' } },
    by: 'manager',
    reasons: [
      ...when(one === null, 'PIX_RECEIPT_NOT_FOUND'),
      ...when(one?.unapplied === 0, 'PIX_WITHOUT_CREDIT'),
      ...when(one?.isRefunded === true, 'PIX_ALREADY_REFUNDED'),
    ],
    isKeyed: true,
  });
  if (answer.code !== undefined || !one) return false;
  one.isRefunded = true;
  return true;
}

const refunding: Command = {
  name: 'hand the credit of a Pix back',
  weight: 6,
  isPossible: ({ transfers }) => transfers.length > 0,
  run: async (till, picks) => {
    const { transfers } = till.model;
    const good = transfers.filter(({ unapplied, isRefunded }) => unapplied > 0 && !isRefunded);
    const one = picks.chance(15) ? null : picks.one(good.length > 0 && !picks.chance(25) ? good : transfers);
    const isDone = await refund(till, one);
    if (isDone && picks.chance(40)) await refund(till, one);
    return isDone;
  },
};

export const pixCommands: readonly Command[] = [charging, paying, chargingAndPaying, cancelling, refunding];
