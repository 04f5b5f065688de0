import { newId } from '../../../kernel/ids.ts';
import type { StoreName } from '../counter-rows.ts';
import type { Contract, Customer, Installment, Model } from '../model.ts';
import type { Picks } from '../picks.ts';
import { ofGrant, ofOrder, ofReceivingStore } from '../reasons.ts';
import { centsOf, reaisOf, type Till } from '../till.ts';
import { anyStore, type Command, mostlyServe, storeId } from './command.ts';
import { earnCoupon, giveBack, openOf, receive, takers } from '../settle.ts';
import type { Clerk } from '../world.ts';
import { listOwed, openFees, type Shown, totalOf } from './installments.ts';

export interface Entry {
  paymentId: string;
  kind: 'INSTALLMENT' | 'FEE';
  installmentId: string | null;
  paidValue: number;
}

export interface Payable {
  customer: Customer;
  rows: readonly Installment[];
  store: StoreName | null;
  /** Null: the counter did not list them first. */
  shown: Shown | null;
  /** The counter confirmed a total that is not today's. */
  isTotalWrong?: boolean;
  route: 'one' | 'several';
  by: Clerk;
}

/** Receives installments with all open fees; true when they were paid. */
export async function pay(till: Till, payable: Payable): Promise<boolean> {
  const { model } = till;
  const { customer, rows, store, shown, isTotalWrong = false } = payable;
  const total = shown && totalOf(shown, rows);
  const body = {
    storeId: storeId(till, store),
    ...(total !== null && { expectedTotal: reaisOf(total + (isTotalWrong ? 1 : 0)) }),
  };
  const ids = rows.map(({ id }) => id);
  const answer = await till.send({
    ...(payable.route === 'one'
      ? {
          route: 'POST /coordinator/contracts/installments/{id}/payment',
          ask: { params: { id: ids[0] ?? newId() }, body },
        }
      : {
          route: 'POST /coordinator/contracts/installments/pay-multiple',
          ask: { body: { ...body, installmentIds: ids.length > 0 ? ids : [newId()] } },
        }),
    reasons: [
      ...ofGrant(model, payable.by, customer, 'INSTALLMENT_NOT_FOUND'),
      ...ofReceivingStore(model, store),
      ...(ids.length === 0 ? ['INSTALLMENT_NOT_FOUND'] : ofOrder(model, rows)),
      ...(isTotalWrong ? ['PAYMENT_TOTAL_CHANGED'] : []),
    ],
    by: payable.by,
    isKeyed: true,
  });
  if (answer.code !== undefined) return false;
  await settle(till, payable, answer.body as Entry[]);
  return true;
}

export async function settle(
  till: Till,
  { customer, rows, shown, by }: Payable,
  entries: readonly Entry[],
): Promise<void> {
  const paid = new Map(entries.map((entry) => [entry.installmentId, centsOf(entry.paidValue)]));
  const fees = openFees(till.model, customer, { rows });
  till.same('what was paid', entries.length, rows.length + fees.length);
  await receive(till, customer, () => {
    for (const row of rows) {
      if (shown) till.same(`paid of installment ${row.number}`, paid.get(row.id), shown.due.get(row.id));
      row.state = 'PAID';
      giveBack(customer, row.limit - row.settledLimit);
    }
    for (const fee of fees) fee.state = 'PAID';
    const total = entries.reduce((sum, { paidValue }) => sum + centsOf(paidValue), 0);
    return { id: entries[0]?.paymentId ?? '', total, by, agreement: null };
  });
  for (const contract of till.model.sold(customer)) earnCoupon(contract);
}

/** Contracts with something to pay at the counter: an agreement's are paid by the agreement. */
export const owing = (model: Model): Contract[] =>
  model.sold().filter((one) => openOf(one).some(({ isAgreed }) => !isAgreed));
export const hasSold = (model: Model) => model.sold().length > 0;

/** A contract with something to pay, the longest owed first; any that was sold when there is none. */
export function anyOwed(model: Model, picks: Picks): Contract {
  const list = owing(model).toSorted((a, b) => ((openOf(a)[0]?.due ?? '') < (openOf(b)[0]?.due ?? '') ? -1 : 1));
  return picks.one(list.length === 0 || picks.chance(5) ? model.sold() : list);
}

/** What the counter was shown before it takes money, and who takes it. */
async function show(till: Till, picks: Picks, customer: Customer): Promise<{ shown: Shown | null; by: Clerk }> {
  await mostlyServe(till, picks, customer);
  const shown = picks.chance(15) ? null : await listOwed(till, customer);
  const by = picks.one(takers);
  if (by === 'manager') await till.serve(by, customer);
  return { shown, by };
}

const payingNext: Command = {
  name: 'pay the next installment',
  weight: 10,
  isPossible: hasSold,
  run: async (till, picks) => {
    const contract = anyOwed(till.model, picks);
    const { customer } = contract;
    const { shown, by } = await show(till, picks, customer);
    const rows = openOf(contract).slice(0, 1);
    const isTotalWrong = shown !== null && picks.chance(6);
    return pay(till, { customer, rows, store: anyStore(till.model, picks), shown, isTotalWrong, by, route: 'one' });
  },
};

/** The next ones of every contract of a customer, some with those after them. */
const payingSeveral: Command = {
  name: 'pay several across contracts',
  weight: 8,
  isPossible: hasSold,
  run: async (till, picks) => {
    const { customer } = anyOwed(till.model, picks);
    const { shown, by } = await show(till, picks, customer);
    const rows = till.model.sold(customer).flatMap((one) => openOf(one).slice(0, picks.between(1, 3)));
    const store = anyStore(till.model, picks);
    return pay(till, {
      customer,
      rows,
      store,
      shown,
      isTotalWrong: shown !== null && picks.chance(5),
      by,
      route: 'several',
    });
  },
};

const payingOff: Command = {
  name: 'pay a contract off',
  weight: 6,
  isPossible: hasSold,
  run: async (till, picks) => {
    const contract = anyOwed(till.model, picks);
    const { customer } = contract;
    const { shown, by } = await show(till, picks, customer);
    const rows = openOf(contract);
    return pay(till, { customer, rows, store: anyStore(till.model, picks), shown, by, route: 'several' });
  },
};

/** The last of a contract, before they are due. */
const prepaying: Command = {
  name: 'prepay from the last backwards',
  weight: 4,
  isPossible: hasSold,
  run: async (till, picks) => {
    const contract = anyOwed(till.model, picks);
    const { customer } = contract;
    const { shown, by } = await show(till, picks, customer);
    const rows = openOf(contract).slice(-picks.between(1, 2));
    return pay(till, { customer, rows, store: anyStore(till.model, picks), shown, by, route: 'several' });
  },
};

/** Any installments at all: paid ones, cancelled ones, with gaps between them. */
const payingAnything: Command = {
  name: 'pay installments as they come',
  weight: 4,
  isPossible: hasSold,
  run: async (till, picks) => {
    const { customer } = picks.one(till.model.sold());
    const rows = till.model.installmentsOf(customer);
    const chosen = new Set([picks.one(rows), ...(picks.chance(50) ? [picks.one(rows)] : [])]);
    const { shown, by } = await show(till, picks, customer);
    const store = anyStore(till.model, picks);
    return pay(till, { customer, rows: [...chosen], store, shown, by, route: 'several' });
  },
};

/** Pays, and then the same once more under another key. */
const payingTwice: Command = {
  name: 'pay an installment twice',
  weight: 2,
  isPossible: (model) => owing(model).length > 0,
  run: async (till, picks) => {
    const contract = anyOwed(till.model, picks);
    const { customer } = contract;
    await till.serve('cashier', customer);
    const payment = {
      customer,
      rows: openOf(contract).slice(0, 1),
      store: 'main' as const,
      shown: null,
      by: 'cashier' as const,
    };
    const isPaid = await pay(till, { ...payment, route: 'one' });
    till.pass();
    await pay(till, { ...payment, route: 'one' });
    return isPaid;
  },
};

export const paymentCommands: readonly Command[] = [
  payingNext,
  payingSeveral,
  payingOff,
  prepaying,
  payingAnything,
  payingTwice,
];
