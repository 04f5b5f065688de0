import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { plusDays } from '../calendar.ts';
import type { Customer, Model } from '../model.ts';
import { terms } from '../counter-rows.ts';
import { ofGrant, ofLimit, ofStore, when } from '../reasons.ts';
import { centsOf, reaisOf, type Till } from '../till.ts';
import { anyCustomer, anyStore, type Command, mostlyServe, storeId } from './command.ts';

const UNKNOWN_CPF = '52998224725';

const lookingUp: Command = {
  name: 'look a customer up',
  weight: 3,
  run: async (till, picks) => {
    const customer = anyCustomer(till.model, picks);
    if (!picks.chance(10)) {
      customer.grants.clear();
      await sql`delete from lookup_grants`.execute(till.world.db);
      for (const one of till.model.customers) one.grants.clear();
      await till.serve('cashier', customer);
      return true;
    }
    const ask = { query: { cpf: UNKNOWN_CPF } };
    await till.send({ route: 'GET /coordinator/borrowers/find-one', ask, reasons: ['BORROWER_NOT_FOUND'] });
    return false;
  },
};

interface LimitAnswer {
  totalLimit: number;
  availableLimit: number;
  limitIsBlockedBy: string | null;
}

/** Expects a limit as it was answered to be the model's. */
function compareLimit(till: Till, customer: Customer, body: unknown): void {
  const { totalLimit, availableLimit, limitIsBlockedBy } = body as LimitAnswer;
  const figures = [centsOf(totalLimit), centsOf(availableLimit)];
  till.same('the limit', figures, [customer.limit?.total, till.model.available(customer)]);
  const [block = null] = ofLimit(till.model, customer, 0);
  till.same('the block', limitIsBlockedBy, block);
}

const seeingLimit: Command = {
  name: 'see a limit',
  weight: 6,
  run: async (till, picks) => {
    const { model } = till;
    const customer = anyCustomer(model, picks);
    await mostlyServe(till, picks, customer);
    const store = anyStore(model, picks);
    const answer = await till.send({
      route: 'GET /coordinator/borrowers/{id}/limits',
      ask: { params: { id: customer.id }, query: { storeId: storeId(till, store) } },
      reasons: [
        ...ofGrant(model, 'cashier', customer),
        ...ofStore(model, store),
        ...(customer.limit ? [] : ['LIMIT_NOT_FOUND']),
      ],
    });
    if (answer.code === undefined) compareLimit(till, customer, answer.body);
    return answer.code === undefined;
  },
};

const ofLimitChange = (till: Till, customer: Customer) => [
  ...ofGrant(till.model, 'analyst', customer),
  ...(customer.limit ? [] : ['LIMIT_NOT_FOUND']),
];

const changingLimit: Command = {
  name: 'change a limit',
  weight: 3,
  run: async (till, picks) => {
    const customer = anyCustomer(till.model, picks);
    if (!picks.chance(8)) await till.serve('analyst', customer);
    return changeLimit(till, customer, picks.between(60_000, 250_000));
  },
};

/** Gives a customer another limit; false when it is refused. */
export async function changeLimit(till: Till, customer: Customer, total: number): Promise<boolean> {
  const waits = total > Math.max(customer.limit?.total ?? 0, terms.limitAlone);
  const { request } = customer;
  const isWaiting = waits && request !== null && !request.isDecided;
  // The close of a day ends what is over: until then it may stand in the way.
  const isOver = request !== null && request.lastDay < till.model.today;
  const answer = await till.send({
    route: 'PATCH /coordinator/borrowers/{id}/limit',
    ask: { params: { id: customer.id }, body: { totalLimit: reaisOf(total), reason: 'nova renda' } },
    by: 'analyst',
    reasons: [...ofLimitChange(till, customer), ...when(isWaiting && !isOver, 'LIMIT_REQUEST_WAITING')],
    may: isWaiting && isOver ? ['LIMIT_REQUEST_WAITING'] : [],
    isKeyed: true,
  });
  if (answer.code !== undefined) return false;
  const { waitingRequestId: id } = answer.body as { waitingRequestId: string | null };
  till.same('whether a second person is asked', id !== null, waits);
  const lastDay = plusDays(till.model.today, terms.requestDays);
  if (id !== null) customer.request = { id, from: customer.limit?.total ?? 0, to: total, lastDay, isDecided: false };
  else if (customer.limit) customer.limit.total = total;
  compareLimit(till, customer, answer.body);
  return true;
}

/** Mostly another analyst than who asked; a raise is asked for first when none waits. */
const decidingRequest: Command = {
  name: 'decide on a limit that waits',
  weight: 3,
  run: async (till, picks) => {
    const { model } = till;
    const asked = () => model.customers.flatMap((one) => (one.request && !one.request.isDecided ? [one] : []));
    if (asked().length === 0) {
      const customer = anyCustomer(model, picks);
      await till.serve('analyst', customer);
      await changeLimit(till, customer, picks.between(terms.limitAlone + 1, terms.limitAlone * 2));
    }
    const [customer] = asked();
    const { request } = customer ?? {};
    if (!customer?.limit || !request) return false;
    if (picks.chance(10)) await changeLimit(till, customer, picks.between(60_000, terms.limitAlone));
    const by = picks.chance(10) ? 'analyst' : 'colleague';
    const isApproved = picks.chance(70);
    const ask = { params: { id: request.id }, body: { isApproved, reason: 'conferido' } };
    const decision = { route: 'PATCH /coordinator/limit-requests/{id}', by, isKeyed: true } as const;
    if (picks.chance(10)) {
      const unknown = { ...ask, params: { id: newId() } };
      await till.send({ ...decision, ask: unknown, reasons: ['LIMIT_REQUEST_NOT_FOUND'] });
    }
    const answer = await till.send({
      ...decision,
      ask,
      reasons: [
        ...when(by === 'analyst', 'LIMIT_REQUEST_OWN'),
        ...when(request.lastDay < model.today, 'LIMIT_REQUEST_EXPIRED'),
        ...when(isApproved && customer.limit.total !== request.from, 'LIMIT_REQUEST_OUTDATED'),
      ],
    });
    if (answer.code === 'LIMIT_REQUEST_EXPIRED') customer.request = null;
    if (answer.code !== undefined) return false;
    request.isDecided = true;
    if (isApproved) customer.limit.total = request.to;
    if (picks.chance(30)) await till.send({ ...decision, ask, reasons: ['LIMIT_REQUEST_DECIDED'] });
    return true;
  },
};

/** Blocks who is free and frees who is blocked. */
const blocking: Command = {
  name: 'block a limit or lift the block',
  weight: 3,
  run: async (till, picks) => {
    const { model } = till;
    const blocked = model.customers.filter(({ block }) => block !== null);
    const customer = blocked.length > 0 && !picks.chance(20) ? picks.one(blocked) : anyCustomer(model, picks);
    if (!picks.chance(8)) await till.serve('analyst', customer);
    const isBlocked = customer.block === null;
    const until = isBlocked && picks.chance(60) ? plusDays(model.today, picks.between(0, 5)) : null;
    const answer = await till.send({
      route: 'PATCH /coordinator/borrowers/{id}/limit/block',
      ask: { params: { id: customer.id }, body: { isBlocked, reason: 'a pedido', ...(until !== null && { until }) } },
      by: 'analyst',
      reasons: ofLimitChange(till, customer),
      isKeyed: true,
    });
    if (answer.code !== undefined) return false;
    customer.block = isBlocked ? { until } : null;
    compareLimit(till, customer, answer.body);
    return true;
  },
};

/** Mostly lets who may not buy any more buy again. */
const disabling: Command = {
  name: 'disable purchases of a customer or allow them',
  weight: 2,
  run: async (till, picks) => {
    const disabled = till.model.customers.filter(({ isPurchaseDisabled }) => isPurchaseDisabled);
    const customer = disabled.length > 0 ? picks.one(disabled) : anyCustomer(till.model, picks);
    if (!picks.chance(8)) await till.serve('analyst', customer);
    const isDisabled = !customer.isPurchaseDisabled;
    const answer = await till.send({
      route: 'PATCH /coordinator/borrowers/{id}/purchases',
      ask: { params: { id: customer.id }, body: { isDisabled, reason: 'a pedido' } },
      by: 'analyst',
      reasons: ofLimitChange(till, customer),
      // Sent again it changes nothing, and what changes nothing claims no key: purchases.db.test.ts has its keys.
    });
    if (answer.code !== undefined) return false;
    customer.isPurchaseDisabled = isDisabled;
    return true;
  },
};

/** Keys are forgotten after some days; one of a day must be known. */
const stillKept = ({ kept, now }: Model) => kept.filter(({ at }) => now.getTime() - at.getTime() < 86_400_000);

const repeating: Command = {
  name: 'send a keyed request again',
  weight: 4,
  isPossible: (model) => stillKept(model).length > 0,
  run: async (till, picks) => {
    const isChanged = picks.chance(15);
    const { resend, body } = picks.one(stillKept(till.model).slice(-6).toReversed());
    const answer = await resend(isChanged);
    till.note(`sent again${isChanged ? ' changed' : ''} -> ${answer.code ?? 'the same'}`);
    if (isChanged) till.same('a key used for another request', answer.code, 'IDEMPOTENCY_KEY_REUSED');
    else till.same('the answer sent again', answer.body, body);
    return !isChanged;
  },
};

export const customerCommands: readonly Command[] = [
  lookingUp,
  seeingLimit,
  changingLimit,
  decidingRequest,
  blocking,
  disabling,
  repeating,
];
