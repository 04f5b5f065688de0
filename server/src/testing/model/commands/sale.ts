import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Contract, Customer, Installment, Model, Proposal } from '../model.ts';
import type { Picks } from '../picks.ts';
import { ofBuyer, ofCoupon, ofEvaluation, ofLimit, ofOffer, ofStore, type Reasons } from '../reasons.ts';
import { centsOf, type Till } from '../till.ts';
import { anyOffer, mayAccept, sellableOffers, sendCode, typeCode } from './authorization.ts';
import { anyStore, type Command, mostlyServe } from './command.ts';
import { price } from './purchase.ts';

const takenOf = ({ principal, couponDiscount, extra }: Contract): number => principal - couponDiscount - extra;

/** Why a verified proposal cannot be accepted now. */
function reasonsAgainst(model: Model, offer: Contract, proposal: Proposal): Reasons {
  const { customer, store, coupon, evaluation, principal } = offer;
  return [
    ...ofOffer(model, offer),
    ...mayAccept(model, proposal),
    ...ofBuyer(customer),
    ...ofStore(model, store),
    ...(coupon ? ofCoupon(model, coupon, principal, offer.offeredAt) : []),
    ...(evaluation ? ofEvaluation(model, evaluation, { store, cents: principal }) : []),
    ...(offer.productId !== null && offer.device?.state !== 'LOCKED' ? ['DEVICE_NOT_LOCKED'] : []),
    ...ofLimit(model, customer, takenOf(offer)),
  ];
}

/** Until the worker took the lock off, an IMEI that was sold once may still be bound. */
const mayBeInUse = (model: Model, { device }: Contract): Reasons =>
  device && model.contracts.some((one) => one.acceptedOn !== null && one.device?.imei === device.imei)
    ? ['IMEI_ALREADY_IN_USE']
    : [];

/** Accepts a proposal; true when it was sold. */
async function accept(till: Till, offer: Contract, proposal: Proposal): Promise<boolean> {
  const { model } = till;
  const answer = await till.send({
    route: 'POST /coordinator/contracts/proposals/{id}/accept',
    ask: { params: { id: proposal.id } },
    reasons: reasonsAgainst(model, offer, proposal),
    may: mayBeInUse(model, offer),
    isKeyed: true,
  });
  if (answer.code !== undefined) return false;
  const { customer } = offer;
  offer.state = 'ACCEPTED';
  offer.acceptedOn = model.today;
  signFigures(till, { offer, proposal }, answer.body as SaleAnswer);
  offer.installments = await planOf(till, offer, proposal);
  if (proposal.code) proposal.code.isUsed = true;
  if (customer.limit) customer.limit.used += takenOf(offer);
  if (offer.fee > 0) customer.fees.push({ contractId: offer.id, cents: offer.fee, state: 'OPEN' });
  if (offer.coupon) offer.coupon.usedOn = offer.id;
  if (offer.evaluation) {
    offer.evaluation.state = 'APPLIED';
    offer.evaluation.appliedAt = model.now;
  }
  return true;
}

interface SaleAnswer {
  proposals: { totalPurchaseValue: number; financedValue: number; offeredTotalValue: number | null }[];
}

/** On the day of the offer what was offered is signed; later its figures count from that day, and none is above it. */
function signFigures(till: Till, sold: { offer: Contract; proposal: Proposal }, { proposals }: SaleAnswer): void {
  const { offer, proposal } = sold;
  const { today } = till.model;
  const isLater = offer.countedFrom !== today;
  const [signed] = proposals;
  const [total, financed] = [signed?.totalPurchaseValue ?? 0, signed?.financedValue ?? 0].map(centsOf);
  const most = [Math.min(total ?? 0, proposal.total), Math.min(financed ?? 0, proposal.financed)];
  till.same('what is signed', [total, financed], isLater ? most : [proposal.total, proposal.financed]);
  const told = signed?.offeredTotalValue ?? null;
  till.same('what had been offered', told === null ? null : centsOf(told), isLater ? proposal.total : null);
  offer.countedFrom = today;
  [proposal.total = 0, proposal.financed = 0] = [total, financed];
}

type Row = Pick<Installment, 'id' | 'number' | 'due' | 'face' | 'principal' | 'bonus' | 'limit'>;

/** Reads the plan that was opened, and expects its sums to be those of the offer; from here on the model keeps it. */
async function planOf(till: Till, offer: Contract, proposal: Proposal): Promise<Installment[]> {
  const { rows } = await sql<Row>`
    select id, number, due_on as due, amount_cents as face, bonus_cents as bonus, limit_cents as "limit", principal_cents as principal
    from installments where borrower_id = ${offer.customer.id}::uuid and contract_id = ${offer.id}::uuid order by number`.execute(
    till.world.db,
  );
  const sum = (part: (row: Row) => number) => rows.reduce((total, row) => total + part(row), 0);
  till.same(
    'numbers of the plan',
    rows.map(({ number }) => number),
    rows.map((_, index) => index + 1),
  );
  const sums = [rows.length, sum((row) => row.face - row.bonus), sum((row) => row.principal), sum((row) => row.limit)];
  till.same('sums of the plan', sums, [proposal.count, proposal.total, proposal.financed, takenOf(offer)]);
  const state = {
    settled: 0,
    settledPrincipal: 0,
    settledLimit: 0,
    state: 'OPEN' as const,
    isCounted: false,
    isShrunk: false,
    isAgreed: false,
    wasAgreed: false,
    taxedThrough: null,
  };
  return rows.map((row) => Object.assign(row, state, { contractId: offer.id }));
}

/** One who buys a lot, and what the limit leaves; a small value when nothing is left, so that it is refused. */
function anyBuyer(model: Model, picks: Picks): { customer: Customer; cents: number } {
  const free = model.customers.slice(0, 3).filter((one) => ofLimit(model, one, 5_000).length === 0);
  const customer = picks.one(free.length > 0 ? free : model.customers.slice(0, 3));
  return { customer, cents: picks.between(5_000, Math.max(5_000, Math.floor(model.available(customer) / 2))) };
}

/** From the value to the signature without a break; returns the contract. */
export async function sellOffer(till: Till, picks: Picks, offer: Contract | null): Promise<Contract | null> {
  if (!offer) return null;
  const proposal = picks.one(offer.proposals);
  till.pass();
  if (!(await sendCode(till, offer, proposal))) return null;
  till.pass();
  await typeCode(till, proposal, proposal.code?.text ?? '');
  till.pass();
  return (await accept(till, offer, proposal)) ? offer : null;
}

export const selling: Command = {
  name: 'sell',
  weight: 14,
  run: async (till, picks) => {
    const { customer, cents } = anyBuyer(till.model, picks);
    await mostlyServe(till, picks, customer);
    const offer = await price(till, { customer, store: anyStore(till.model, picks), cents });
    return (await sellOffer(till, picks, offer)) !== null;
  },
};

/** Sells what is offered already: with its coupon, its extra limit, or days later. */
const sellingOffered: Command = {
  name: 'sell what was offered',
  weight: 8,
  isPossible: (model) => model.offers().length > 0,
  run: async (till, picks) => {
    const live = sellableOffers(till.model).slice(0, 4);
    const offer = live.length > 0 && !picks.chance(10) ? picks.one(live) : picks.one(till.model.offers());
    return (await sellOffer(till, picks, offer)) !== null;
  },
};

const accepting: Command = {
  name: 'accept a proposal',
  weight: 8,
  isPossible: (model) => model.contracts.length > 0,
  run: async (till, picks) => {
    if (picks.chance(2)) {
      const ask = { params: { id: newId() } };
      await till.send({
        route: 'POST /coordinator/contracts/proposals/{id}/accept',
        ask,
        reasons: ['PROPOSAL_NOT_FOUND'],
      });
      return false;
    }
    const verified = till.model
      .offers()
      .flatMap((offer) =>
        offer.proposals
          .filter((one) => mayAccept(till.model, one).length === 0)
          .map((proposal) => ({ offer, proposal })),
      );
    if (verified.length > 0 && !picks.chance(20)) {
      const { offer, proposal } = picks.one(verified.toReversed());
      return accept(till, offer, proposal);
    }
    const { offer, proposal } = anyOffer(till.model, picks);
    if (!picks.chance(40) && (await sendCode(till, offer, proposal))) {
      await typeCode(till, proposal, proposal.code?.text ?? '');
      till.pass(picks.chance(20) ? 700 : 60);
    }
    return accept(till, offer, proposal);
  },
};

/** Two proposals of one contract: the second must be refused. */
const acceptingTwice: Command = {
  name: 'accept two proposals of one contract',
  weight: 3,
  isPossible: (model) => sellableOffers(model).length > 0,
  run: async (till, picks) => {
    const offer = picks.one(sellableOffers(till.model).slice(0, 3));
    const [first, second = first] = offer.proposals;
    if (!first || !second) return false;
    for (const proposal of [second, first]) {
      if (await sendCode(till, offer, proposal)) await typeCode(till, proposal, proposal.code?.text ?? '');
    }
    const isSold = await accept(till, offer, second);
    await accept(till, offer, first);
    return isSold;
  },
};

/** A row of another hand under an offer: the sale must stop at it. */
const acceptingOverRows: Command = {
  name: 'accept where installments are already',
  weight: 1,
  isPossible: (model) => sellableOffers(model).length > 0,
  run: async (till, picks) => {
    const offer = picks.one(sellableOffers(till.model).slice(0, 3));
    const [proposal] = offer.proposals;
    if (!proposal) return false;
    const { db } = till.world;
    await sql`
      insert into installments (borrower_id, id, contract_id, retailer_id, number, due_on, amount_cents, principal_cents, interest_cents, limit_cents, status)
      values (${offer.customer.id}::uuid, ${newId()}::uuid, ${offer.id}::uuid, ${till.world.counter.retailerId}::uuid, 99, '2100-01-01', 1, 1, 0, 0, 'OPEN')`.execute(
      db,
    );
    const reasons = [...reasonsAgainst(till.model, offer, proposal), 'CONTRACT_HAS_INSTALLMENTS_ALREADY'];
    const ask = { params: { id: proposal.id } };
    await till.send({ route: 'POST /coordinator/contracts/proposals/{id}/accept', ask, reasons });
    await sql`delete from installments where contract_id = ${offer.id}::uuid and number = 99`.execute(db);
    return (await sellOffer(till, picks, offer)) !== null;
  },
};

const seeing: Command = {
  name: 'see a contract',
  weight: 1,
  isPossible: (model) => model.contracts.length > 0,
  run: async (till, picks) => {
    const contract = picks.chance(15) ? null : picks.one(till.model.contracts);
    const answer = await till.send({
      route: 'GET /coordinator/contracts/find-one',
      ask: { query: { id: contract?.id ?? newId() } },
      reasons: contract ? [] : ['CONTRACT_NOT_FOUND'],
    });
    if (!contract) return false;
    const { status } = answer.body as { status: string };
    till.same('the state of a contract', status === 'EXPIRED' ? 'OFFERED' : status, contract.state);
    return true;
  },
};

export const saleCommands: readonly Command[] = [
  selling,
  sellingOffered,
  accepting,
  acceptingTwice,
  acceptingOverRows,
  seeing,
];
