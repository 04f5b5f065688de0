import { newId } from '../../../kernel/ids.ts';
import type { StoreName } from '../counter-rows.ts';
import type { Contract, Model, Payment } from '../model.ts';
import type { Picks } from '../picks.ts';
import { ofGrant, ofReceivingStore, ofStore, when } from '../reasons.ts';
import { openOf, receive, takeOver, takeOverFees, takers } from '../settle.ts';
import { centsOf, reaisOf, type Till } from '../till.ts';
import type { GivenApproval } from './cancellation.ts';
import { anyStore, type Command, mostlyServe, storeId } from './command.ts';
import { openFees } from './installments.ts';
import { anyOwed, hasSold } from './payment.ts';

const ofOpen = (contract: Contract) => [
  ...(openOf(contract).length === 0 ? ['NOTHING_TO_PAY'] : []),
  ...(openOf(contract).some(({ isAgreed }) => isAgreed) ? ['INSTALLMENT_IN_RENEGOTIATION'] : []),
];

interface Payoff {
  total: number;
  installments: { paymentDue: number }[];
  fees: { paymentDue: number }[];
}

/** What pays a contract off today, cents; null when refused. */
async function quote(till: Till, contract: Contract): Promise<number | null> {
  const { model } = till;
  const answer = await till.send({
    route: 'GET /coordinator/contracts/{id}/payoff',
    ask: { params: { id: contract.id } },
    reasons: [...ofGrant(model, 'cashier', contract.customer, 'CONTRACT_NOT_FOUND'), ...ofOpen(contract)],
  });
  if (answer.code !== undefined) return null;
  const { total, installments, fees } = answer.body as Payoff;
  const due = [...installments, ...fees].reduce((sum, { paymentDue }) => sum + centsOf(paymentDue), 0);
  till.same('the payoff', [centsOf(total), installments.length], [due, openOf(contract).length]);
  return centsOf(total);
}

const quoting: Command = {
  name: 'ask what pays a contract off',
  weight: 3,
  isPossible: hasSold,
  run: async (till, picks) => {
    const contract = anyOwed(till.model, picks);
    await mostlyServe(till, picks, contract.customer);
    return (await quote(till, contract)) !== null;
  },
};

interface AmountAnswer {
  paymentId: string;
  entries: { paidValue: number }[];
  openInstallments: number;
}

const feesOf = (model: Model, { customer }: Contract) =>
  openFees(model, customer).reduce((sum, { cents }) => sum + cents, 0);

/** Too little, too much, or something between. */
function anyAmount(model: Model, picks: Picks, contract: Contract, payoff: number): number {
  if (picks.chance(8)) return payoff + picks.between(1, 500);
  const least = Math.max(100, feesOf(model, contract) + 1);
  if (picks.chance(8)) return picks.between(1, least - 1);
  return picks.chance(10) ? payoff : picks.between(Math.min(least, payoff), payoff);
}

/** Receives an amount on a contract; true when it was taken. */
export async function payAnyAmount(till: Till, picks: Picks, contract: Contract): Promise<boolean> {
  const { model } = till;
  const { customer } = contract;
  await till.serve('cashier', customer);
  const payoff = await quote(till, contract);
  if (payoff === null) return false;
  if (picks.chance(4)) customer.grants.delete('manager');
  const by = picks.one(takers);
  if (!picks.chance(5)) await till.serve(by, customer);
  const amount = anyAmount(model, picks, contract, payoff);
  const isWrong = picks.chance(6);
  const store = anyStore(model, picks);
  const least = Math.min(payoff, Math.max(100, feesOf(model, contract) + 1));
  const answer = await till.send({
    route: 'POST /coordinator/contracts/{id}/payments',
    ask: {
      params: { id: contract.id },
      body: {
        storeId: storeId(till, store),
        amount: reaisOf(amount),
        expectedRemaining: reaisOf(payoff + (isWrong ? 1 : 0)),
      },
    },
    by,
    reasons: [
      ...ofGrant(model, by, customer, 'CONTRACT_NOT_FOUND'),
      ...ofReceivingStore(model, store),
      ...ofOpen(contract),
      ...(isWrong ? ['PAYMENT_TOTAL_CHANGED'] : []),
      ...(amount > payoff ? ['AMOUNT_ABOVE_PAYOFF'] : []),
      ...(amount < least ? ['AMOUNT_TOO_SMALL'] : []),
    ],
    isKeyed: true,
  });
  if (answer.code !== undefined) return false;
  const { paymentId, entries, openInstallments } = answer.body as AmountAnswer;
  const sum = entries.reduce((total, { paidValue }) => total + centsOf(paidValue), 0);
  till.same('money taken', sum, amount);
  await receive(till, customer, async () => {
    await takeOverFees(till, customer, { due: openFees(model, customer), contracts: [contract] });
    await takeOver(till, [contract]);
    return { id: paymentId, total: amount, by, agreement: null };
  });
  till.same('installments left', openInstallments, openOf(contract).length);
  // The last cent of IOF is the lender's where no part of the installment costs so much.
  const isAllButIof = model.chargesIof && openInstallments === 0 && amount === payoff - 1;
  till.same('paid off', openInstallments === 0, amount === payoff || isAllButIof);
  return true;
}

const payingAmount: Command = {
  name: 'pay an amount on a contract',
  weight: 9,
  isPossible: hasSold,
  run: (till, picks) => payAnyAmount(till, picks, anyOwed(till.model, picks)),
};

export type Superior = 'manager' | 'analyst';

/** Why a payment cannot be taken back by somebody. */
function againstUndo(model: Model, payment: Payment, by: Superior): string[] {
  const { contracts, settled, at } = payment;
  const agreed = payment.agreement?.contracts ?? [];
  const later = model.payments.slice(model.payments.indexOf(payment) + 1).filter(({ isUndone }) => !isUndone);
  const isAgreed = (one: Contract) => openOf(one).some((row) => row.isAgreed);
  const isGone = ({ state }: Contract) => state === 'CANCELED';
  // A return in part gives no fee back: who paid only the fee of that contract was handed back nothing.
  const isReturned = ({ returnedAt }: Contract) => returnedAt.some((one) => one >= at);
  return [
    ...when(payment.isUndone, 'ALREADY_UNDONE'),
    ...when(payment.by === by, 'SECOND_PERSON_REQUIRED'),
    ...when(payment.agreement?.state === 'BROKEN', 'AGREEMENT_PAYMENT'),
    ...when(
      [...contracts, ...agreed].some(isGone) || [...settled, ...agreed].some(isReturned) || payment.isSetOff === true,
      'CONTRACT_CANCELED',
    ),
    ...when(!payment.agreement && contracts.some(isAgreed), 'INSTALLMENT_IN_RENEGOTIATION'),
    ...when(
      later.some((one) => one.contracts.some((contract) => contracts.includes(contract))),
      'LATER_PAYMENT_EXISTS',
    ),
  ];
}

/** Mostly one that may be taken back, sometimes any, or one of a broken agreement. */
export function anyPayment(model: Model, picks: Picks, by: Superior): Payment {
  const good = model.payments.filter((one) => againstUndo(model, one, by).length === 0);
  const broken = model.payments.filter(({ agreement }) => agreement?.state === 'BROKEN');
  if (broken.length > 0 && picks.chance(30)) return picks.one(broken);
  return picks.one((good.length === 0 || picks.chance(25) ? model.payments : good).toReversed());
}

/** What is shown to who approves it. */
export const UNDO_REASON = 'pago por engano';

/** Asks to take a payment back, null for one nobody knows; true when it was. `by` is who answers for it: with an approval the cashier asks. */
export async function takeBack(
  till: Till,
  picks: Picks,
  payment: Payment | null,
  by: Superior,
  approved?: { approval: GivenApproval; store: StoreName },
): Promise<boolean> {
  const { model } = till;
  const store = approved ? approved.store : anyStore(model, picks);
  const { approval } = approved ?? {};
  const answer = await till.send({
    route: 'POST /coordinator/payments/{id}/undo',
    ask: {
      params: { id: payment?.id ?? newId() },
      body: { reason: UNDO_REASON, storeId: storeId(till, store), ...(approval && { approvalId: approval.id }) },
    },
    by: approval ? 'cashier' : by,
    reasons:
      approval?.isValid === false
        ? ['APPROVAL_NOT_VALID']
        : [...ofStore(model, store), ...(payment ? againstUndo(model, payment, by) : ['PAYMENT_NOT_FOUND'])],
    isKeyed: true,
  });
  if (answer.code !== undefined || !payment) return false;
  till.same('money handed back', centsOf((answer.body as { total: number }).total), payment.total);
  payment.restore();
  payment.isUndone = true;
  return true;
}

const undoing: Command = {
  name: 'take a payment back',
  weight: 7,
  isPossible: ({ payments }) => payments.length > 0,
  run: (till, picks) => {
    const by = picks.one(['manager', 'manager', 'analyst'] as const);
    return takeBack(till, picks, picks.chance(6) ? null : anyPayment(till.model, picks, by), by);
  },
};

interface Told {
  id: string;
  total: number;
  isUndone: boolean;
}

const history: Command = {
  name: 'see the payments of a contract',
  weight: 2,
  isPossible: hasSold,
  run: async (till, picks) => {
    const { model } = till;
    const contract = picks.one(model.sold());
    await mostlyServe(till, picks, contract.customer);
    const answer = await till.send({
      route: 'GET /coordinator/contracts/{id}/payments',
      ask: { params: { id: contract.id } },
      reasons: ofGrant(model, 'cashier', contract.customer, 'CONTRACT_NOT_FOUND'),
    });
    if (answer.code !== undefined) return false;
    const told = (answer.body as Told[]).map(({ id, total, isUndone }) => `${id} ${centsOf(total)} ${isUndone}`);
    const known = model.payments.filter(({ contracts }) => contracts.includes(contract));
    const lines = known.map(({ id, total, isUndone }) => `${id} ${total} ${isUndone}`);
    till.same('the history of a contract', told.toSorted(), lines.toSorted());
    return true;
  },
};

export const paymentLifeCommands: readonly Command[] = [quoting, payingAmount, undoing, history];
