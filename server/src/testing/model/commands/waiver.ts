import { terms } from '../counter-rows.ts';
import type { Contract, Installment, Model } from '../model.ts';
import type { Picks } from '../picks.ts';
import { ofGrant, ofOrder, ofReceivingStore, when } from '../reasons.ts';
import { openOf } from '../settle.ts';
import { centsOf, reaisOf, type Till } from '../till.ts';
import { ask, fateOf, openStore } from './approvals.ts';
import { type Command, storeId } from './command.ts';
import { listOwed, openFees, totalOf } from './installments.ts';
import { anyOwed, type Entry, owing, settle } from './payment.ts';

/** Cents that may be waived of a payment: half of its charges, HALF_UP, its fees, and so much of both. */
interface Waivable {
  charges: number;
  fees: number;
}

/** Mostly within what is allowed, now and then a cent more. */
function anyWaiver(picks: Picks, { charges, fees }: Waivable): Waivable {
  const { maximum } = terms.waiver;
  const most = Math.min(Math.floor((charges + 1) / 2), maximum);
  const ofCharges = picks.chance(8) ? most + 1 : picks.between(0, most);
  const ofFees = Math.min(picks.between(0, fees), Math.max(0, maximum - ofCharges));
  return { charges: ofCharges, fees: ofFees };
}

const isAbove = (asked: Waivable, { charges, fees }: Waivable) =>
  asked.charges > Math.min(Math.floor((charges + 1) / 2), terms.waiver.maximum) ||
  asked.fees > fees ||
  asked.charges + asked.fees > terms.waiver.maximum;

function waivableOf(model: Model, rows: readonly Installment[], charges: ReadonlyMap<string, number>): Waivable {
  const [first] = rows;
  const customer = model.contracts.find(({ id }) => id === first?.contractId)?.customer;
  const fees = customer ? openFees(model, customer, { rows }) : [];
  return {
    charges: rows.reduce((sum, { id }) => sum + (charges.get(id) ?? 0), 0),
    fees: fees.reduce((sum, { cents }) => sum + cents, 0),
  };
}

/** Whether the next installment of a contract costs anything that may be forgiven. */
function hasToWaive(model: Model, contract: Contract): boolean {
  const rows = openOf(contract).slice(0, 1);
  return rows.some((row) => model.isOverdue(row)) || openFees(model, contract.customer, { rows }).length > 0;
}

/** The next installments of a contract, less what a second person forgives of their charges and fees. */
const waiving: Command = {
  name: 'waive late charges with a second person',
  weight: 5,
  isPossible: (model) => owing(model).length > 0,
  run: async (till, picks) => {
    const { model } = till;
    const some = owing(model).filter((one) => hasToWaive(model, one));
    const contract = some.length > 0 && !picks.chance(15) ? picks.one(some) : anyOwed(model, picks);
    const { customer } = contract;
    await till.serve('cashier', customer);
    const shown = await listOwed(till, customer);
    const rows = openOf(contract).slice(0, picks.between(1, 2));
    if (!shown || rows.length === 0) return false;
    const most = waivableOf(model, rows, shown.charges);
    const asked = anyWaiver(picks, most);
    if (asked.charges + asked.fees === 0) return false;
    const store = openStore(model, picks);
    const ids = rows.map(({ id }) => id);
    const total = totalOf(shown, rows) - asked.charges - asked.fees;
    const waiver = { charges: reaisOf(asked.charges), fees: reaisOf(asked.fees), reason: 'cliente antigo' };
    const place = storeId(till, store);
    const facts = {
      ...Object.fromEntries(ids.map((id) => [id, true])),
      total: reaisOf(total),
      ...waiver,
      storeId: place,
    };
    const by = picks.one(['manager', 'analyst'] as const);
    const approval = picks.chance(8)
      ? undefined
      : await ask(
          till,
          picks,
          { act: 'payment.waive', subjectId: customer.id, facts },
          { by, fate: picks.chance(50) ? 'given' : fateOf(picks) },
        );
    if (approval === null) return false;
    return pay(till, {
      rows,
      store,
      total,
      reasons: [
        ...when(isAbove(asked, most), 'WAIVER_ABOVE_BOUND'),
        ...when(approval === undefined, 'APPROVAL_REQUIRED'),
        ...when(approval?.isValid === false, 'APPROVAL_NOT_VALID'),
      ],
      body: {
        storeId: place,
        installmentIds: ids,
        expectedTotal: reaisOf(total),
        waiver: { ...waiver, ...(approval && { approvalId: approval.id }) },
      },
    });
  },
};

interface WaivedPayment {
  rows: readonly Installment[];
  store: ReturnType<typeof openStore>;
  total: number;
  reasons: readonly string[];
  body: object;
}

async function pay(till: Till, { rows, store, total, reasons, body }: WaivedPayment): Promise<boolean> {
  const { model } = till;
  const customer = model.contracts.find(({ id }) => id === rows[0]?.contractId)?.customer;
  const answer = await till.send({
    route: 'POST /coordinator/contracts/installments/pay-multiple',
    ask: { body },
    reasons: [
      // Who approved may have taken so long that the look-up is over.
      ...(customer ? ofGrant(model, 'cashier', customer, 'INSTALLMENT_NOT_FOUND') : []),
      ...ofReceivingStore(model, store),
      ...ofOrder(model, rows),
      ...reasons,
    ],
    isKeyed: true,
  });
  if (answer.code !== undefined || !customer) return false;
  const entries = answer.body as Entry[];
  till.same(
    'money taken',
    entries.reduce((sum, { paidValue }) => sum + centsOf(paidValue), 0),
    total,
  );
  await settle(till, { customer, rows, store, shown: null, route: 'several', by: 'cashier' }, entries);
  return true;
}

export const waiverCommands: readonly Command[] = [waiving];
