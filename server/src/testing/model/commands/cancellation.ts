import { sql } from '../../../kernel/db/sql.ts';
import { newId } from '../../../kernel/ids.ts';
import { dayOf, daysFrom } from '../calendar.ts';
import type { StoreName } from '../counter-rows.ts';
import type { Charge, Contract, Model } from '../model.ts';
import type { Picks } from '../picks.ts';
import { ofStore } from '../reasons.ts';
import { checkOwed, checkSetOff, type Debts, debtsBefore, paidOf } from '../given-back.ts';
import { earnCoupon, giveBack, isPaidOff, openOf, takeOver, takeOverReturn, withdrawCoupons } from '../settle.ts';
import { centsOf, reaisOf, type Till } from '../till.ts';
import type { Clerk } from '../world.ts';
import { priceAgain } from './agreement-payments.ts';
import { anyStore, type Command, storeId } from './command.ts';
import { listOwed } from './installments.ts';

/** A second person's leave, as the act is sent with it. */
export interface GivenApproval {
  id: string;
  by: 'manager' | 'analyst';
  /** It is of this act, in time, and not used. */
  isValid: boolean;
}

const reasons = ['OPERATOR_MISTAKE', 'CUSTOMER_WITHDRAWAL', 'RETURN_OF_GOODS', 'DEFECT', 'FRAUD'] as const;

export interface CancelAsk {
  contract: Contract;
  reason: (typeof reasons)[number];
  by: Clerk;
  /** Undefined: all that is left. */
  cents: number | undefined;
  /** Where it is undone; any store when left out. */
  store?: StoreName | null;
  /** Of a second person. */
  approval?: GivenApproval;
}

const leftOf = ({ principal, returned }: Contract) => principal - returned;

/** Whether role, reason, day and part go together; every sale of these runs is the cashier's own. */
function isAllowed(model: Model, { contract, reason, by, cents = leftOf(contract) }: CancelAsk): boolean {
  const days = daysFrom(contract.acceptedOn ?? model.today, model.today);
  const isWhole = cents === leftOf(contract);
  const isSupervised = by !== 'cashier';
  switch (reason) {
    case 'OPERATOR_MISTAKE':
      return days === 0 && isWhole;
    case 'CUSTOMER_WITHDRAWAL':
      return (days === 0 && isWhole) || (days <= 7 && isSupervised);
    case 'RETURN_OF_GOODS':
    case 'DEFECT':
      return isSupervised;
    case 'FRAUD':
      return by === 'analyst' && isWhole;
  }
}

/** What nobody may is not allowed; what somebody else may needs that approval. */
const barOf = (model: Model, ask: CancelAsk): string =>
  !ask.approval && isAllowed(model, { ...ask, by: 'analyst' }) ? 'APPROVAL_REQUIRED' : 'CANCELLATION_NOT_ALLOWED';

function against(model: Model, ask: CancelAsk): string[] {
  const { contract, cents, approval } = ask;
  if (approval?.isValid === false) return ['APPROVAL_NOT_VALID'];
  if (contract.state === 'CANCELED') return ['CONTRACT_ALREADY_CANCELED'];
  if (contract.state === 'OFFERED') return ['CONTRACT_HAS_NO_ACCEPTED_PROPOSAL'];
  return [
    ...((cents ?? 0) > leftOf(contract) ? ['RETURN_VALUE_TOO_HIGH'] : []),
    ...(isAllowed(model, ask) || (approval && isAllowed(model, { ...ask, by: approval.by }))
      ? []
      : [barOf(model, ask)]),
  ];
}

/** So little that rounding may leave the customer nothing: the model does not count the shares of a return itself. */
function isCents({ contract, cents = leftOf(contract) }: CancelAsk): boolean {
  const face = contract.installments.reduce((sum, row) => sum + row.face, 0);
  return cents < leftOf(contract) && face * cents < 20 * contract.principal;
}

interface Answer {
  value: number;
  returnedValue: number;
  kind: string;
  isWhole: boolean;
  refund: number;
  setOff: number;
  setOffPaymentId: string | null;
  correction: number;
  limitReleased: number;
  couponGivenBack: boolean;
}

/** Asks to undo a purchase; true when it was done. */
export async function cancel(till: Till, picks: Picks, ask: CancelAsk): Promise<boolean> {
  const { model } = till;
  const { contract, reason, by, cents, approval } = ask;
  const store = ask.store === undefined ? anyStore(model, picks) : ask.store;
  const isKnown = approval !== undefined || !picks.chance(3);
  const before = await seenBefore(till, ask);
  const answer = await till.send({
    route: 'POST /coordinator/contracts/{id}/cancellation',
    ask: {
      params: { id: isKnown ? contract.id : newId() },
      body: {
        reason,
        storeId: storeId(till, store),
        ...(cents !== undefined && { value: reaisOf(cents) }),
        ...(approval && { approvalId: approval.id }),
      },
    },
    by,
    may: isKnown && isCents(ask) ? ['RETURN_VALUE_TOO_LOW'] : [],
    reasons: isKnown ? [...ofStore(model, store), ...against(model, ask)] : ['CONTRACT_NOT_FOUND'],
    isKeyed: true,
  });
  if (answer.code !== undefined) return false;
  const said = answer.body as Answer;
  if (reason !== 'DEFECT') till.same('correction without a defect', said.correction, 0);
  const [left, value] = [leftOf(contract), cents ?? leftOf(contract)];
  const isDefect = reason === 'DEFECT';
  const owed = centsOf(said.refund) + centsOf(said.setOff) - centsOf(said.correction);
  checkOwed(till, { contract, isDefect, value, left, paid: before.paid }, owed);
  await undo(till, contract, value, said);
  await payDebts(till, contract, by, said);
  checkSetOff(till, before.debts, said);
  await priceAgain(till, contract);
  return true;
}

/** What was paid of a contract, and the debts that its return would pay, as the counter sees them just before. */
async function seenBefore(till: Till, { contract, cents }: CancelAsk) {
  const { model } = till;
  await till.serve('cashier', contract.customer);
  const { due = new Map<string, number>() } = (await listOwed(till, contract.customer)) ?? {};
  const isWhole = cents === undefined || cents === leftOf(contract);
  const lent = model.sold(contract.customer).filter(hasLenderOf(contract));
  const debts: Debts = debtsBefore(model, lent, { contract, isWhole, due });
  return { paid: await paidOf(till, contract), debts };
}

async function undo(till: Till, contract: Contract, cents: number, said: Answer): Promise<void> {
  const { customer, coupon, evaluation } = contract;
  const earner = till.model.contracts.find(({ id }) => id === coupon?.subject);
  const isEarned = earner !== undefined && isPaidOff(earner);
  const isInTime = coupon !== null && coupon.through >= dayOf(till.model.now, 'saoPaulo');
  const isWhole = cents === leftOf(contract);
  const freeBefore = openOf(contract).reduce((sum, row) => sum + row.limit - row.settledLimit, 0);
  contract.returned += cents;
  contract.returnedAt.push(till.model.now);
  const isOfToday = contract.acceptedOn === till.model.today;
  const figures = [centsOf(said.value), centsOf(said.returnedValue), said.kind, said.isWhole, said.couponGivenBack];
  const kind = isWhole && isOfToday ? 'VOID' : 'RETURN';
  till.same('the return', figures, [cents, contract.returned, kind, isWhole, isWhole && isEarned && isInTime]);
  if (!isWhole) {
    await takeOverReturn(till, contract);
    const freeAfter = openOf(contract).reduce((sum, row) => sum + row.limit - row.settledLimit, 0);
    const ofReturn = centsOf(said.limitReleased);
    if (said.setOff === 0) till.same('limit released', ofReturn, freeBefore - freeAfter);
    if (ofReturn > freeBefore - freeAfter) throw new Error(`${ofReturn} of limit released, and less went free`);
    giveBack(customer, freeBefore - freeAfter);
    return;
  }
  till.same('limit released', centsOf(said.limitReleased), freeBefore);
  giveBack(customer, freeBefore);
  contract.state = 'CANCELED';
  for (const row of openOf(contract)) row.state = 'CANCELED';
  for (const fee of customer.fees) if (fee.contractId === contract.id && fee.state === 'OPEN') fee.state = 'CANCELED';
  if (coupon) Object.assign(coupon, { usedOn: null, isWithdrawn: !isEarned });
  withdrawCoupons(customer, [contract]);
  await cancelCharges(till, contract);
  if (evaluation) Object.assign(evaluation, { state: 'ACCEPTED', appliedAt: null });
}

/** One kind of store lends itself, the others sell for one institution. */
export const hasLenderOf = (contract: Contract) => (other: Contract) =>
  other.customer === contract.customer && (other.store === 'own') === (contract.store === 'own');

/**
 * What was not handed back paid what is overdue with the same lender, then what is left of the contract: cash is handed
 * back only when nothing of these is open.
 */
async function payDebts(till: Till, contract: Contract, by: Clerk, said: Answer): Promise<void> {
  const { model } = till;
  const { customer } = contract;
  const lent = model.sold(customer).filter(hasLenderOf(contract));
  if (said.setOffPaymentId !== null) {
    await takeOver(
      till,
      lent.filter((one) => one !== contract),
    );
    const paid = await sql<{ id: string }>`select distinct contract_id as id from payment_items
      where payment_id = ${said.setOffPaymentId}::uuid`.execute(till.world.db);
    const contracts = lent.filter(({ id }) => paid.rows.some((row) => row.id === id));
    till.same('lender of what was set off', contracts.length, paid.rows.length);
    model.payments.push({
      id: said.setOffPaymentId,
      customer,
      total: centsOf(said.setOff),
      at: model.now,
      by,
      contracts,
      settled: contracts,
      agreement: null,
      isUndone: false,
      isSetOff: true,
      restore: () => undefined,
    });
  }
  const owed = lent.flatMap((one) =>
    openOf(one).filter((row) => !row.isAgreed && (one === contract || model.isOverdue(row))),
  );
  if (said.refund > 0) till.same('debts left beside the cash handed back', owed.length, 0);
  earnCoupon(contract);
}

/** Charges that ask for anything of it are over with it. */
async function cancelCharges(till: Till, contract: Contract): Promise<void> {
  const { model } = till;
  const isAsking = ({ state, expiresAt, contracts }: Charge) =>
    state === 'ACTIVE' && expiresAt > model.now && contracts.includes(contract);
  for (const charge of model.charges.filter(isAsking)) {
    charge.state = 'CANCELED';
    const ask = { params: { id: charge.id } };
    const seen = await till.send({ route: 'GET /coordinator/pix/charges/{id}', ask, reasons: [] });
    till.same('a charge of a cancelled purchase', (seen.body as { status: string }).status, 'CANCELED');
  }
}

/** Mostly by who may for a reason that may, sometimes by anybody for anything. */
const cancelling: Command = {
  name: 'cancel a purchase',
  weight: 4,
  isPossible: (model) => model.contracts.length > 0,
  run: (till, picks) => {
    const { model } = till;
    const isAny = picks.chance(25) || model.sold().length === 0;
    const contract = picks.one((isAny ? model.contracts : model.sold()).toReversed());
    const by = picks.one(['manager', 'analyst', 'cashier'] as const);
    const reason = isAny
      ? picks.one(reasons)
      : picks.one(['DEFECT', 'RETURN_OF_GOODS', 'CUSTOMER_WITHDRAWAL'] as const);
    return cancel(till, picks, { contract, by, reason, cents: undefined });
  },
};

const returning: Command = {
  name: 'return a part of a purchase',
  weight: 4,
  isPossible: (model) => model.sold().length > 0,
  run: (till, picks) => {
    const contract = picks.one(till.model.sold().toReversed());
    const by = picks.one(['manager', 'manager', 'analyst', 'cashier'] as const);
    const left = leftOf(contract);
    const cents = picks.chance(12) ? left + picks.between(1, 1_000) : picks.between(1, picks.chance(10) ? 9 : left);
    return cancel(till, picks, { contract, by, reason: picks.one(['RETURN_OF_GOODS', 'DEFECT'] as const), cents });
  },
};

/** Where something was paid, every share of a cent may round to nothing; where nothing was, it may still move one. */
const returningCent: Command = {
  name: 'return a cent of a purchase',
  weight: 2,
  isPossible: (model) => model.sold().some((one) => leftOf(one) > 1),
  run: (till, picks) => {
    const sold = till.model.sold().filter((one) => leftOf(one) > 1);
    const paid = sold.filter(({ installments }) => installments.some(({ state }) => state === 'PAID'));
    const contract = picks.one((paid.length > 0 && !picks.chance(40) ? paid : sold).toReversed());
    return cancel(till, picks, { contract, by: 'manager', reason: 'DEFECT', cents: 1 });
  },
};

/** What was sold today goes away as if it had never been. */
const voiding: Command = {
  name: 'cancel a purchase of today',
  weight: 3,
  isPossible: (model) => model.sold().some(({ acceptedOn }) => acceptedOn === model.today),
  run: (till, picks) => {
    const fresh = till.model.sold().filter(({ acceptedOn }) => acceptedOn === till.model.today);
    const ask = {
      contract: picks.one(fresh),
      reason: 'OPERATOR_MISTAKE' as const,
      by: 'cashier' as const,
      cents: undefined,
    };
    return cancel(till, picks, ask);
  },
};

export const cancellationCommands: readonly Command[] = [cancelling, returning, returningCent, voiding];
