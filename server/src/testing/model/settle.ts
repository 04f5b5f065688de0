import { sql } from '../../kernel/db/sql.ts';
import type { Contract, Customer, Fee, Installment, Payment } from './model.ts';
import type { Till } from './till.ts';
import { type Clerk } from './world.ts';

type Found = Pick<
  Installment,
  'id' | 'state' | 'settled' | 'settledPrincipal' | 'settledLimit' | 'isCounted' | 'bonus' | 'isAgreed'
>;

/** How far the installments of contracts are settled, as the database keeps it. */
async function settledOf(till: Till, contracts: readonly Contract[]): Promise<Map<string, Found>> {
  const ids = JSON.stringify(contracts.map(({ id }) => id));
  const { rows } = await sql<Found>`
    select id, status as state, settled_cents as settled, settled_principal_cents as "settledPrincipal", settled_limit_cents as "settledLimit", bonus_cents as bonus,
      charged_through is not null as "isCounted", renegotiation_id is not null as "isAgreed"
    from installments where contract_id in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)`.execute(
    till.world.db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** What settling so much principal gives back to the limit in all: its share, rounded down. */
const limitUpTo = (row: Installment, principal: number) => Math.floor((row.limit * principal) / row.principal);

/** Principal settled once a part was paid: late, what is over the interest; in time its share, all of it with a bonus. */
function principalUpTo(row: Installment, now: Found): number {
  const paid = now.settled - row.settled;
  const interestLeft = row.face - row.settled - row.principal + row.settledPrincipal;
  if (now.isCounted) return row.settledPrincipal + Math.max(0, paid - interestLeft);
  return row.bonus > 0 ? row.settledPrincipal + paid : Math.floor((row.principal * now.settled) / row.face);
}

/**
 * Takes over how far money went in contracts where the model does not count it cent by cent: lowest number first, each
 * installment whole before the next, late ones interest before principal, and the limit with the principal. Gives the
 * limit back.
 */
export async function takeOver(till: Till, contracts: readonly Contract[]): Promise<void> {
  const found = await settledOf(till, contracts);
  for (const contract of contracts) {
    let isLast = false;
    for (const row of contract.installments) {
      const now = found.get(row.id);
      if (!now || row.state !== 'OPEN') continue;
      const isMoved = now.state !== row.state || now.settled !== row.settled;
      if (isMoved && isLast) throw new Error(`installment ${row.number} was paid before the one below it`);
      isLast ||= now.state === 'OPEN';
      moveTo(till, contract.customer, row, now);
    }
    earnCoupon(contract);
  }
}

/**
 * Takes over which fees an amount of money paid: all that were due, and of those to come only what these contracts
 * opened. How much of the amount was left for them the model does not count.
 */
export async function takeOverFees(
  till: Till,
  { id, fees }: Customer,
  { due, contracts }: { due: readonly Fee[]; contracts: readonly Contract[] },
): Promise<void> {
  const { rows } = await sql<{ contractId: string }>`
    select contract_id as "contractId" from fees where borrower_id = ${id}::uuid and status = 'PAID'`.execute(
    till.world.db,
  );
  const paid = new Set(rows.map(({ contractId }) => contractId));
  till.same('fees that were due', due.filter((fee) => !paid.has(fee.contractId)).length, 0);
  for (const fee of fees.filter((one) => one.state === 'OPEN' && paid.has(one.contractId))) {
    const isOpened = due.includes(fee) || contracts.some((one) => one.id === fee.contractId);
    if (!isOpened) throw new Error(`a fee of ${fee.contractId} was paid before its time`);
    fee.state = 'PAID';
  }
}

function moveTo(till: Till, customer: Customer, row: Installment, now: Found): void {
  const name = `installment ${row.number}`;
  const isWhole = now.state === 'PAID';
  if (now.settled < row.settled) throw new Error(`${name} is settled less than before`);
  if (!row.isShrunk && now.settled > row.settled) {
    till.same(`principal settled of ${name}`, now.settledPrincipal, principalUpTo(row, now));
    till.same(`limit given back by ${name}`, now.settledLimit, limitUpTo(row, now.settledPrincipal));
  }
  giveBack(customer, (isWhole ? row.limit : now.settledLimit) - row.settledLimit);
  Object.assign(row, {
    state: now.state,
    settled: now.settled,
    settledPrincipal: now.settledPrincipal,
    settledLimit: now.settledLimit,
    isCounted: now.isCounted,
  });
}

export function giveBack({ limit }: Customer, cents: number): void {
  if (limit) limit.used -= cents;
}

/** Reads what a return left of a contract's open installments: shares the model bounds but does not round itself. */
export async function takeOverReturn(till: Till, contract: Contract): Promise<void> {
  const found = await settledOf(till, [contract]);
  for (const row of contract.installments) {
    const now = found.get(row.id);
    if (!now || row.state !== 'OPEN') continue;
    if (now.settled < row.settled || now.settled >= row.face)
      throw new Error(`a return settled ${now.settled} of ${row.face}`);
    const { state, settled, settledPrincipal, settledLimit, bonus, isCounted } = now;
    Object.assign(row, { state, settled, settledPrincipal, settledLimit, bonus, isCounted, isShrunk: true });
  }
}

/** Open installments of a contract, lowest first. */
export const openOf = ({ installments }: Contract): Installment[] =>
  installments.filter(({ state }) => state === 'OPEN');

export const isPaidOff = (contract: Contract): boolean =>
  contract.state === 'ACCEPTED' && openOf(contract).length === 0;

/** A purchase that is paid off earns a coupon, unless it has one. */
export function earnCoupon(contract: Contract): void {
  const { earned } = contract.customer;
  if (isPaidOff(contract) && !earned.includes(contract)) earned.push(contract);
}

/** Unused coupons that these purchases earned go back. */
export function withdrawCoupons({ coupons }: Customer, contracts: readonly Contract[]): void {
  const ids = new Set(contracts.map(({ id }) => id));
  for (const coupon of coupons) if (coupon.usedOn === null && ids.has(coupon.subject)) coupon.isWithdrawn = true;
}

/** Debts in one line: equal lines, equal debts. */
export const debtsOf = (contracts: readonly Contract[]): string =>
  JSON.stringify(
    contracts.map(({ installments }) => installments.map((row) => [row.state, row.settled, row.isAgreed])),
  );

type Received = Pick<Payment, 'id' | 'total' | 'by' | 'agreement'>;

/**
 * Runs what a payment changes in the model and keeps how to take it back: every installment and fee it moved, and the
 * limit it gave back.
 */
export async function receive(
  till: Till,
  customer: Customer,
  change: () => Promise<Received> | Received,
): Promise<Payment> {
  const { model } = till;
  const contracts = model.contracts.filter((one) => one.customer === customer);
  const parts = [...contracts.flatMap(({ installments }) => installments), ...customer.fees];
  const before = parts.map((part) => ({ part, copy: { ...part } }));
  const used = customer.limit?.used ?? 0;
  const received = await change();
  const moved = before.filter(({ part, copy }) => JSON.stringify(part) !== JSON.stringify(copy));
  const givenBack = used - (customer.limit?.used ?? 0);
  const ofMoved = (isOf: (part: object) => boolean) => {
    const ids = new Set(moved.filter(({ part }) => isOf(part)).map(({ part }) => part.contractId));
    return contracts.filter(({ id }) => ids.has(id));
  };
  const settled = ofMoved((part) => 'number' in part);
  const payment: Payment = {
    ...received,
    customer,
    at: model.now,
    contracts: ofMoved(() => true),
    settled,
    isUndone: false,
    restore: () => {
      for (const { part, copy } of moved) {
        // An agreement that came after the payment and was broken stays in the life of the installment.
        const since = 'number' in part ? { taxedThrough: part.taxedThrough, wasAgreed: part.wasAgreed } : {};
        Object.assign(part, copy, since);
      }
      giveBack(customer, -givenBack);
      withdrawCoupons(customer, settled);
    },
  };
  model.payments.push(payment);
  return payment;
}

/** Who takes money: mostly the cashier; a manager may not take back what a manager took. */
export const takers: readonly Clerk[] = ['cashier', 'cashier', 'cashier', 'manager'];
