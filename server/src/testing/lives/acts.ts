import type { Act, LifeEvent } from './life.ts';
import type { Living } from './living.ts';
import { askedPix, latePix } from './pix-acts.ts';
import { agreementRules } from './product/terms.ts';
import { isOverdue } from './reference/debt.ts';
import type { Lines } from './reference/entries.ts';
import type { Owed } from './reference/owed.ts';
import type { Servicing } from './reference/servicing.ts';
import { returnGoods } from './return-acts.ts';

export interface Turn {
  contract: Servicing;
  day: string;
}

/** Does an event in both; the lines that it writes, null when there is nothing to do. */
export type Doing = (living: Living, event: LifeEvent, turn: Turn) => Promise<Lines | null>;

const LARGEST = 1_000;
/** A counter takes no less than a real. */
const LEAST = 100;

async function payChosen(living: Living, event: LifeEvent, chosen: readonly Owed[], day: string) {
  if (chosen.length === 0) return null;
  const { customer, account } = living;
  const of = new Set(chosen.map((one) => one.of));
  if (of.size > 1) living.count('paid of several contracts at once');
  const at = living.receiver(event, [...of]);
  const told = chosen.map((one) => ({ contract: living.indexOf(one.of), number: one.debt.number }));
  living.tell(day, `${event.act} at ${at.name}: ${told.map((one) => `${one.contract}/${one.number}`).join(' ')}`);
  await account.pay(told, at);
  return customer.pay(chosen, day, { place: at.name, cash: 'cash_at_retailer' });
}

/** The last ones of a contract, where all that stays open before them is not due. */
function lastOf({ contract, day }: Turn, size: number): Owed[] {
  const owed = contract.owed(day);
  const count = 1 + (size % 2);
  const stays = owed.slice(0, -count);
  return stays.length > 0 && stays.every(({ debt }) => debt.due > day) ? owed.slice(-count) : [];
}

/** Part of what the next two cost, often a few cents less than one; null when there is nothing to pay. */
function amountOf({ customer }: Living, { contract, day }: Turn, size: number): number | null {
  const openFee = customer.openFees(day);
  const due = contract.open.slice(0, 2).map((debt) => contract.dueOn(debt, day));
  const [first] = due;
  if (first === undefined) return null;
  const total = due.reduce((sum, one) => sum + one, 0);
  const part = size % 4 === 0 ? first - 1 - (size % 99) : Math.floor((total * (1 + size)) / (LARGEST + 2));
  const amount = Math.max(openFee + part, LEAST);
  return amount > openFee && amount < openFee + total ? amount : null;
}

export const acts: Record<Act, Doing> = {
  buy: async (living, _event, { day }) => {
    const owed = living.customer.contracts.flatMap((one) => one.open);
    const isBlocked = living.customer.contracts.some(({ agreement }) => agreement !== null);
    return isBlocked || owed.some((debt) => isOverdue(debt, day)) ? null : living.buy(day);
  },
  pay: (living, event, { day }) =>
    payChosen(living, event, living.customer.owed(day).slice(0, 1 + (event.size % 4)), day),
  'pay off': (living, event, { contract, day }) => payChosen(living, event, contract.owed(day), day),
  'pay last': async (living, event, turn) => {
    const lines = await payChosen(living, event, lastOf(turn, event.size), turn.day);
    if (lines) living.count('prepaid from the last backwards');
    return lines;
  },
  'pay part': async (living, event, turn) => {
    const amount = amountOf(living, turn, event.size);
    if (amount === null) return null;
    const { contract, day } = turn;
    const at = living.receiver(event, [contract]);
    living.tell(day, `pay part: ${amount} cents of ${living.indexOf(contract)} at ${at.name}`);
    await living.account.payAmount(living.indexOf(contract), amount, at);
    return living.customer.payAmount(amount, [contract], day, { place: at.name, cash: 'cash_at_retailer' }).lines;
  },
  'pay by Pix': askedPix,
  'pay Pix late': latePix,
  undo: async (living, _event, { day }) => {
    if (!living.customer.mayUndo) return null;
    living.tell(day, 'undo: the latest payment');
    living.count('payment taken back');
    await living.account.undo();
    return living.customer.undo();
  },
  agree: async (living, { size }, { contract, day }) => {
    const rules = agreementRules(contract.sold.terms.owner);
    if (!contract.mayAgree(day, rules) || !living.mayAsk(day)) return null;
    const count = await living.account.agreed(living.indexOf(contract)).agree(size);
    living.tell(day, `agree: ${count} payments of ${living.indexOf(contract)}`);
    living.count('agreement');
    return living.customer.agree(contract, day, rules, count);
  },
  break: () => Promise.resolve(null),
  'return part': returnGoods,
  'return all': returnGoods,
  'return defect': returnGoods,
};

/** While an agreement stands, money pays it. */
export const actOnAgreement: Doing = async (living, event, { contract, day }) => {
  const { customer, account } = living;
  const { act } = event;
  if (act === 'agree') return null;
  if (act.startsWith('return')) return returnGoods(living, event, { contract, day });
  living.tell(day, `${act}: of the agreement of ${living.indexOf(contract)}`);
  const agreed = account.agreed(living.indexOf(contract));
  if (act === 'break' || act === 'undo') {
    living.count('agreement broken at the counter');
    await agreed.break();
    customer.break(contract);
    return new Map();
  }
  const at = living.receiver(event, [contract]);
  await agreed.payAgreed(at.shop);
  const lines = customer.payAgreed(contract, day, { place: at.name, cash: 'cash_at_retailer' });
  living.count(contract.agreement ? 'payment of an agreement' : 'agreement paid off');
  return lines;
};
