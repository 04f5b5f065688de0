import { daysFrom, plusDays } from '../calendar.ts';
import type { Agreement, Contract, Model } from '../model.ts';
import type { Picks } from '../picks.ts';
import { ofGrant, ofStore, when } from '../reasons.ts';
import { debtsOf, openOf } from '../settle.ts';
import { centsOf, type Till } from '../till.ts';
import { anyStore, type Command, mostlyServe, storeId } from './command.ts';

const MINIMUM_DAYS_LATE = 10;
const DAY_SECONDS = 86_400;

/** Late for ten days, and in no agreement. */
function isEligible(model: Model, contract: Contract): boolean {
  const open = openOf(contract);
  const late = open.filter((row) => model.isOverdue(row)).map((row) => daysFrom(row.due, model.today));
  return !open.some(({ isAgreed }) => isAgreed) && Math.max(0, ...late) >= MINIMUM_DAYS_LATE;
}

export const eligible = (model: Model): Contract[] => model.sold().filter((one) => isEligible(model, one));

/** Agreements are made in the main store and in its neighbour that lends itself. */
const ofPolicy = (store: string | null) => when(store === 'bonus' || store === 'odd', 'RENEGOTIATION_POLICY_NOT_FOUND');

/** The end of the day in Manaus. */
const endOfDay = (model: Model) => new Date(`${plusDays(model.today, 1)}T04:00:00Z`);

const listing: Command = {
  name: 'see what may be renegotiated',
  weight: 3,
  isPossible: (model) => model.sold().length > 0,
  run: async (till, picks) => {
    const { model } = till;
    const late = eligible(model);
    const { customer } = picks.one(late.length > 0 && !picks.chance(20) ? late : model.sold());
    await mostlyServe(till, picks, customer);
    const store = anyStore(model, picks);
    const answer = await till.send({
      route: 'GET /coordinator/renegotiations/eligible-debts',
      ask: { query: { borrowerId: customer.id, storeId: storeId(till, store) } },
      reasons: [...ofGrant(model, 'cashier', customer), ...ofStore(model, store), ...ofPolicy(store)],
    });
    if (answer.code !== undefined) return false;
    const { contracts } = answer.body as { contracts: { contractId: string }[] };
    const own = late.filter((one) => one.customer === customer).map(({ id }) => id);
    till.same('late contracts', contracts.map(({ contractId }) => contractId).toSorted(), own.toSorted());
    return true;
  },
};

interface OfferAnswer {
  id: string;
  status: string;
  debt: number;
  charges: number;
  discount: number;
  agreedValue: number;
  validUntil: string;
  options: {
    id: string;
    totalValue: number;
    interest: number;
    payments: { order: number; dueDate: string; value: number }[];
  }[];
}

/** Simulates an agreement on contracts of a customer; null when refused. */
export async function simulate(till: Till, picks: Picks, contracts: readonly Contract[]): Promise<Agreement | null> {
  const { model } = till;
  const [first] = contracts;
  if (!first) return null;
  const { customer } = first;
  await mostlyServe(till, picks, customer);
  const store = picks.chance(20) ? anyStore(model, picks) : 'main';
  const answer = await till.send({
    route: 'POST /coordinator/renegotiations/simulations',
    ask: {
      body: { borrowerId: customer.id, storeId: storeId(till, store), contractIds: contracts.map(({ id }) => id) },
    },
    reasons: [
      ...ofGrant(model, 'cashier', customer),
      ...ofStore(model, store),
      ...ofPolicy(store),
      ...when(
        contracts.some((one) => !isEligible(model, one)),
        'RENEGOTIATION_NOT_ELIGIBLE',
      ),
    ],
  });
  if (answer.code !== undefined) return null;
  const said = answer.body as OfferAnswer;
  till.same('the agreed value', centsOf(said.agreedValue), centsOf(said.debt) - centsOf(said.discount));
  till.same('the end of the offer', said.validUntil, endOfDay(model).toISOString());
  for (const option of said.options) {
    const sum = option.payments.reduce((total, { value }) => total + centsOf(value), 0);
    till.same('an option', sum, centsOf(said.agreedValue) + centsOf(option.interest));
  }
  const offer: Agreement = {
    id: said.id,
    customer,
    contracts: [...contracts],
    state: 'OFFERED',
    validUntil: endOfDay(model),
    debts: debtsOf(contracts),
    options: said.options.map(({ id, payments }) => ({ id, payments: payments.length })),
    code: null,
    payments: [],
  };
  model.agreements.push(offer);
  return offer;
}

/** All late contracts of a customer, or some, or one that is not late. */
export function someContracts(model: Model, picks: Picks): Contract[] {
  const late = eligible(model);
  const sold = model.sold();
  if (late.length === 0 || picks.chance(12)) return sold.length === 0 ? [] : [picks.one(sold)];
  const { customer } = picks.one(late);
  const own = late.filter((one) => one.customer === customer);
  return picks.chance(30) ? own.slice(0, 1) : own;
}

const simulating: Command = {
  name: 'simulate an agreement',
  weight: 5,
  // Mostly with a debt to agree on; in some shops without one, so that the refusal is met too.
  isPossible: (model) => eligible(model).length > 0 || model.sold().length % 4 === 3,
  run: async (till, picks) => (await simulate(till, picks, someContracts(till.model, picks))) !== null,
};

/** Due date of the oldest installment that is not due yet. */
export const oldestDue = (model: Model) =>
  model
    .sold()
    .flatMap(openOf)
    .filter(({ isAgreed, due }) => !isAgreed && due > model.today)
    .map(({ due }) => due)
    .toSorted()[0];

/** Nobody pays for some weeks: the oldest installment gets late enough to be renegotiated. */
export function letDebtGetLate(till: Till, picks: Picks): void {
  const { model } = till;
  const late = plusDays(oldestDue(model) ?? model.today, picks.between(14, 45));
  till.pass(Math.max(1, daysFrom(model.today, late)) * DAY_SECONDS);
  till.note('a debt gets late');
}

export const lateDebtCommands: readonly Command[] = [listing, simulating];
