import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { daysFrom, lastFreeDay, plusDays } from '../calendar.ts';
import type { Agreement, AgreementPayment, Contract, Customer, Model } from '../model.ts';
import type { Picks } from '../picks.ts';
import { ofGrant, ofReceivingStore, when } from '../reasons.ts';
import { openOf, receive, takeOver } from '../settle.ts';
import { centsOf, reaisOf, type Till } from '../till.ts';
import type { Clerk } from '../world.ts';
import { anyStore, type Command, storeId } from './command.ts';
import { openFees } from './installments.ts';
import { takeBack } from './payment-life.ts';

const BREAK_AFTER_DAYS = 15;

interface Listed {
  id: string;
  renegotiationId: string;
  order: number;
  dueDate: string;
  value: number;
  earlyPaymentDiscount: number;
  defaultInterest: number;
  defaultFine: number;
  paymentDue: number;
  status: string;
}

export async function paymentsOf(till: Till, customer: Customer): Promise<Listed[]> {
  const answer = await till.send({
    route: 'GET /coordinator/renegotiations/payments',
    ask: { query: { borrowerId: customer.id } },
    reasons: ofGrant(till.model, 'cashier', customer),
  });
  const { payments } = answer.body as { payments: Listed[] };
  for (const agreement of till.model.agreements.filter((one) => one.customer === customer)) {
    for (const one of agreement.payments)
      compare(
        till,
        one,
        payments.find(({ id }) => id === one.id),
      );
  }
  return payments.toSorted((a, b) => a.order - b.order);
}

/** State, value and late charges: two percent rounded down, one percent a month HALF_UP, none while a bank day is left. */
function compare(till: Till, one: AgreementPayment, said: Listed | undefined): void {
  const name = `payment ${one.order} of an agreement`;
  till.same(name, [said?.status, said?.dueDate], [one.state, one.due]);
  if (!said || one.state !== 'DUE') return;
  const { today } = till.model;
  const isLate = lastFreeDay(one.due) < today;
  const late = isLate
    ? [Math.floor((one.value * 2) / 100), Math.floor((2 * one.value * daysFrom(one.due, today) + 3_000) / 6_000)]
    : [0, 0];
  till.same(`late charges of ${name}`, [centsOf(said.defaultFine), centsOf(said.defaultInterest)], late);
  const due = one.value - centsOf(said.earlyPaymentDiscount) + (late[0] ?? 0) + (late[1] ?? 0);
  till.same(`due of ${name}`, centsOf(said.paymentDue), due);
}

const paymentsLeft = (one: Agreement) => one.payments.filter(({ state }) => state === 'DUE');

export const hasAgreed = (model: Model): boolean => model.agreements.some(({ payments }) => payments.length > 0);

/** A payment of an agreement, mostly the next one, as it is asked to be received: what it costs, and what speaks against it. */
export async function anyAgreementPayment(till: Till, picks: Picks) {
  const { model } = till;
  const accepted = model.agreements.filter(({ payments }) => payments.length > 0);
  const active = accepted.filter(({ state }) => state === 'ACTIVE');
  const agreement = picks.one(active.length > 0 && !picks.chance(10) ? active : accepted);
  const { customer } = agreement;
  await till.serve('cashier', customer);
  const list = await paymentsOf(till, customer);
  const [next = agreement.payments[0]] = paymentsLeft(agreement);
  const one = picks.chance(15) || !next ? picks.one(agreement.payments) : next;
  const due = centsOf(list.find(({ id }) => id === one.id)?.paymentDue);
  const total = openFees(model, customer).reduce((sum, { cents }) => sum + cents, due);
  const isWrong = picks.chance(5);
  const store = anyStore(model, picks);
  if (picks.chance(4)) till.pass(31 * 60);
  return {
    agreement,
    one,
    total,
    body: { id: one.id, storeId: storeId(till, store), expectedTotal: reaisOf(total + (isWrong ? 1 : 0)) },
    reasons: [
      ...ofGrant(model, 'cashier', customer, 'INSTALLMENT_NOT_FOUND'),
      ...ofReceivingStore(model, store),
      ...when(one.state === 'CANCELED', 'INSTALLMENT_NOT_FOUND'),
      ...when(one.state === 'PAID', 'ALREADY_PAID'),
      ...when(
        paymentsLeft(agreement).some(({ order }) => order < one.order),
        'PREVIOUS_INSTALLMENT_IS_PENDING',
      ),
      ...when(isWrong, 'PAYMENT_TOTAL_CHANGED'),
    ],
  };
}

const paying: Command = {
  name: 'pay an agreement',
  weight: 10,
  isPossible: hasAgreed,
  run: async (till, picks) => {
    const { agreement, one, total, body, reasons } = await anyAgreementPayment(till, picks);
    const answer = await till.send({
      route: 'POST /coordinator/renegotiations/payments',
      ask: { body },
      reasons,
      isKeyed: true,
    });
    if (answer.code !== undefined) return false;
    const entries = answer.body as { paymentId: string; paidValue: number }[];
    till.same(
      'money taken',
      entries.reduce((sum, { paidValue }) => sum + centsOf(paidValue), 0),
      total,
    );
    await settleAgreementPayment(till, agreement, one, { id: entries[0]?.paymentId ?? '', total, by: 'cashier' });
    return true;
  },
};

/** Takes over that `one`, the next of an agreement, was paid with all open fees. */
export async function settleAgreementPayment(
  till: Till,
  agreement: Agreement,
  one: AgreementPayment,
  paid: { id: string; total: number; by: Clerk | null },
): Promise<void> {
  const { customer, contracts } = agreement;
  const payment = await receive(till, customer, async () => {
    for (const fee of openFees(till.model, customer)) fee.state = 'PAID';
    await takeOver(till, contracts);
    return { ...paid, agreement };
  });
  const { restore } = payment;
  payment.restore = () => {
    restore();
    one.state = 'DUE';
    agreement.state = 'ACTIVE';
  };
  one.state = 'PAID';
  if (paymentsLeft(agreement).length > 0) return;
  agreement.state = 'CLOSED';
  till.same('left of a closed agreement', contracts.flatMap(openOf).length, 0);
}

/** A running agreement without goods that came back: no payment is more than it was, and with the last debt it is over. */
export async function priceAgain(till: Till, returned: Contract): Promise<void> {
  const agreement = till.model.agreements.find(
    ({ state, contracts }) => state === 'ACTIVE' && contracts.includes(returned),
  );
  if (!agreement) return;
  const { rows } = await sql<Pick<AgreementPayment, 'id' | 'state' | 'value'>>`
    select id, status as state, value_cents as value from renegotiation_payments where renegotiation_id = ${agreement.id}::uuid`.execute(
    till.world.db,
  );
  for (const one of paymentsLeft(agreement)) {
    const now = rows.find(({ id }) => id === one.id);
    if (!now || now.value > one.value || now.state === 'PAID') throw new Error(`payment ${one.order} grew by a return`);
    Object.assign(one, { state: now.state, value: now.value });
  }
  const isOver = paymentsLeft(agreement).length === 0;
  till.same(
    'debts left of an agreement',
    agreement.contracts.some((one) => openOf(one).length > 0),
    !isOver,
  );
  if (isOver) agreement.state = 'CLOSED';
}

/** The installments of an agreement come back. */
function breakUp(agreement: Agreement): void {
  agreement.state = 'BROKEN';
  for (const one of paymentsLeft(agreement)) one.state = 'CANCELED';
  for (const row of agreement.contracts.flatMap(({ installments }) => installments)) row.isAgreed = false;
}

/** What the close of a day breaks: agreements whose oldest payment is late, and due more than fifteen days ago. */
export function breakLate(model: Model): void {
  const last = plusDays(model.today, -BREAK_AFTER_DAYS);
  const isBreaking = (due: string) => due < last && lastFreeDay(due) < model.today;
  for (const one of model.agreements) {
    if (one.state === 'ACTIVE' && paymentsLeft(one).some(({ due }) => isBreaking(due))) breakUp(one);
  }
}

const breaking: Command = {
  name: 'break an agreement',
  weight: 5,
  isPossible: ({ agreements }) => agreements.length > 0,
  run: async (till, picks) => {
    const { agreements } = till.model;
    const active = agreements.filter(({ state }) => state === 'ACTIVE');
    const begun = active.filter(({ payments }) => payments.some(({ state }) => state === 'PAID'));
    const best = begun.length > 0 ? begun : active;
    const agreement = picks.one(best.length > 0 && !picks.chance(20) ? best : agreements);
    const isKnown = !picks.chance(15);
    const answer = await till.send({
      route: 'POST /coordinator/renegotiations/{id}/break',
      ask: { params: { id: isKnown ? agreement.id : newId() }, body: { reason: 'a pedido' } },
      by: 'manager',
      reasons: [
        ...when(!isKnown, 'RENEGOTIATION_NOT_FOUND'),
        ...when(agreement.state !== 'ACTIVE', 'RENEGOTIATION_NOT_ACTIVE'),
      ],
      isKeyed: true,
    });
    if (answer.code !== undefined) return false;
    breakUp(agreement);
    const paid = till.model.payments.findLast((one) => one.agreement === agreement && !one.isUndone);
    if (paid && !picks.chance(40)) await takeBack(till, picks, paid, 'manager');
    return true;
  },
};

export const agreementPaymentCommands: readonly Command[] = [paying, breaking];
