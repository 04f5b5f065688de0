import { newId } from '../../../kernel/ids.ts';
import { type StoreName, terms } from '../counter-rows.ts';
import type { Customer, Evaluation, Model } from '../model.ts';
import { ofGrant, ofLimit, ofStore } from '../reasons.ts';
import { centsOf, reaisOf, type Till } from '../till.ts';
import { anyCustomer, anyStore, type Command, mostlyServe, storeId } from './command.ts';
import { price } from './purchase.ts';

const DAY_MS = 86_400_000;

interface Answer {
  id: string;
  status: string;
  decision: Evaluation['decision'];
  policy: { maxAmount: number; minAmount: number };
  expirationTimestamp: string;
}

const isOver = (model: Model, one: Evaluation) => one.state !== 'APPLIED' && one.expiresAt <= model.now;

/** What the policy of the counter grants, in whole reais; 0 is a denial. */
function granted(model: Model, customer: Customer, requested: number): number {
  const { extra } = terms;
  const used = customer.evaluations.map(({ appliedAt }) => appliedAt?.getTime() ?? 0);
  const isRested = Math.max(0, ...used) + extra.restDays * DAY_MS <= model.now.getTime();
  const isBlocked = ofLimit(model, customer, 0).length > 0;
  if (customer.status !== 'APPROVED' || customer.isPurchaseDisabled || isBlocked || !isRested) return 0;
  const half = Math.floor(((customer.limit?.total ?? 0) * extra.share) / 10_000) * 100;
  const most = Math.min(requested, half, extra.maximum);
  return most < extra.minimum ? 0 : most;
}

function decisionOf(requested: number, maximum: number): Evaluation['decision'] {
  if (maximum === 0) return 'DENIED';
  return maximum < requested ? 'PARTIALLY_APPROVED' : 'APPROVED';
}

const asking: Command = {
  name: 'ask for extra limit',
  weight: 5,
  run: async (till, picks) => {
    const customer = anyCustomer(till.model, picks);
    await mostlyServe(till, picks, customer);
    const store = picks.chance(15) ? anyStore(till.model, picks) : 'main';
    const requested = picks.chance(15) ? picks.between(1, 9_999) : picks.between(10_000, 70_000);
    return askExtra(till, customer, store, requested);
  },
};

/** Asks for extra limit and expects the policy's decision; true when there was one. */
async function askExtra(till: Till, customer: Customer, store: StoreName | null, requested: number): Promise<boolean> {
  const { model } = till;
  const live = customer.evaluations.filter(
    (one) => one.store === store && one.state !== 'APPLIED' && one.decision !== 'DENIED' && !isOver(model, one),
  );
  const answer = await till.send({
    route: 'POST /tx-credit/evaluations',
    ask: { body: { document: customer.cpf, storeId: storeId(till, store), requestedAmount: reaisOf(requested) } },
    reasons: [
      ...ofGrant(model, 'cashier', customer),
      ...ofStore(model, store),
      ...(store === 'main' || store === 'own' ? [] : ['EVALUATION_POLICY_NOT_FOUND']),
      ...(live.length > 0 ? ['EVALUATION_ALREADY_OPEN'] : []),
    ],
    may: ['TOO_MANY_REQUESTS'],
    isKeyed: true,
  });
  if (answer.code !== undefined || store === null) return false;
  const maximum = granted(model, customer, requested);
  const decision = decisionOf(requested, maximum);
  const state = decision !== 'DENIED' && requested > terms.extra.reviewAbove ? 'CREATED' : 'ACCEPTED';
  const expiresAt = new Date(model.now.getTime() + terms.extra.days * DAY_MS);
  const said = answer.body as Answer;
  const figures = [said.decision, said.status, centsOf(said.policy.maxAmount), said.expirationTimestamp];
  till.same('extra limit', figures, [decision, state, maximum, expiresAt.toISOString()]);
  customer.evaluations.push({ id: said.id, store, state, decision, requested, maximum, expiresAt, appliedAt: null });
  return true;
}

const reviewing: Command = {
  name: 'decide on extra credit as an analyst',
  weight: 5,
  run: async (till, picks) => {
    const { model } = till;
    const every = () => model.customers.flatMap(({ evaluations }) => evaluations);
    const waiting = () => every().filter((one) => one.state === 'CREATED' && !isOver(model, one));
    if (every().length === 0 || (waiting().length === 0 && !picks.chance(25))) {
      const customer = anyCustomer(model, picks);
      await till.serve('cashier', customer);
      await askExtra(till, customer, 'main', picks.between(terms.extra.reviewAbove + 1, 70_000));
      till.pass(picks.chance(10) ? 8 * 86_400 : 60);
    }
    const all = every();
    if (all.length === 0) return false;
    const isUnknown = picks.chance(5);
    const one = picks.one(waiting().length === 0 || picks.chance(10) ? all : waiting());
    const owner = model.customers.find(({ evaluations }) => evaluations.includes(one));
    const params = { borrowerId: owner?.id ?? '', id: isUnknown ? newId() : one.id };
    const over = isOver(model, one) ? ['EVALUATION_EXPIRED' as const] : [];
    const reasons = [
      ...(isUnknown ? ['EVALUATION_NOT_FOUND' as const] : []),
      ...(one.state === 'CREATED' ? over : ['EVALUATION_DECIDED' as const, ...over]),
    ];
    const decision = 'PATCH /coordinator/extra-credit/{borrowerId}/{id}';
    const body = { isApproved: true, amount: reaisOf(one.maximum), days: terms.extra.days, reason: 'Renda confirmada' };
    const claim = 'POST /coordinator/extra-credit/{borrowerId}/{id}/claim';
    const taken = await till.send({ route: claim, ask: { params }, by: 'analyst', reasons });
    if (taken.code !== undefined) return false;
    const answer = await till.send({
      route: decision,
      ask: { params, body },
      by: 'analyst',
      reasons: owner ? ofLimit(model, owner, 0) : [],
      // The customer is told: messages to one phone are counted.
      may: ['TOO_MANY_REQUESTS'],
      isKeyed: true,
    });
    if (answer.code !== undefined) return false;
    one.state = 'ACCEPTED';
    one.expiresAt = new Date(model.now.getTime() + terms.extra.days * DAY_MS);
    return true;
  },
};

const finding: Command = {
  name: 'find an evaluation',
  weight: 3,
  run: async (till, picks) => {
    const { model } = till;
    const owners = model.customers.filter(({ evaluations }) => evaluations.length > 0);
    const customer = owners.length === 0 || picks.chance(15) ? anyCustomer(model, picks) : picks.one(owners);
    await mostlyServe(till, picks, customer);
    const store = picks.chance(15) ? anyStore(model, picks) : 'main';
    const stateOf = (one: Evaluation) => (isOver(model, one) ? 'EXPIRED' : one.state);
    const known = customer.evaluations.map(stateOf);
    const status = picks.one(
      known.length > 0 && !picks.chance(25) ? known : (['ACCEPTED', 'APPLIED', 'CREATED'] as const),
    );
    const found = customer.evaluations.findLast((one) => one.store === store && stateOf(one) === status);
    const answer = await till.send({
      route: 'GET /tx-credit/evaluations',
      ask: { query: { document: customer.cpf, storeId: storeId(till, store), status } },
      reasons: [
        ...ofGrant(model, 'cashier', customer),
        ...ofStore(model, store),
        ...(found ? [] : ['EVALUATION_NOT_FOUND']),
      ],
    });
    if (answer.code !== undefined) return false;
    till.same('the evaluation', (answer.body as Answer).id, found?.id);
    return true;
  },
};

const usable = (model: Model, { evaluations }: Customer) =>
  evaluations.filter((one) => one.state === 'ACCEPTED' && one.decision !== 'DENIED' && !isOver(model, one));

/** Mostly with what was granted, which is asked for first when there is nothing. */
const pricing: Command = {
  name: 'price a purchase with extra limit',
  weight: 8,
  run: async (till, picks) => {
    const { model } = till;
    const { minimum } = terms.extra;
    const free = model.customers.slice(0, 3).filter((one) => ofLimit(model, one, 0).length === 0);
    const customer = free.length > 0 && !picks.chance(15) ? picks.one(free) : anyCustomer(model, picks);
    await mostlyServe(till, picks, customer);
    if (usable(model, customer).length === 0 && !picks.chance(25)) {
      await askExtra(till, customer, 'main', picks.between(minimum, terms.extra.reviewAbove));
      till.pass();
    }
    const good = usable(model, customer);
    const list = good.length === 0 || picks.chance(20) ? customer.evaluations : good.slice(-1);
    const evaluation = list.length === 0 || picks.chance(4) ? null : picks.one(list);
    const most = evaluation?.maximum ?? minimum;
    const odd = picks.one([most + picks.between(1, 9_000), picks.between(3_000, minimum - 1)]);
    const cents = picks.chance(20) ? odd : picks.between(minimum, most);
    const store = picks.chance(10) ? anyStore(model, picks) : (evaluation?.store ?? 'main');
    return (await price(till, { customer, store, cents, evaluation })) !== null;
  },
};

export const extraLimitCommands: readonly Command[] = [asking, reviewing, finding, pricing];
