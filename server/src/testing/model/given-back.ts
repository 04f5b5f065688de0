import { sql } from '../../kernel/db/sql.ts';
import type { Contract, Installment, Model } from './model.ts';
import { openOf } from './settle.ts';
import { centsOf, type Till } from './till.ts';

/** What payments that stand paid of a contract, cents. */
interface Paid {
  /** Of installments, without late charges and their tax. */
  goods: number;
  charges: number;
  fee: number;
}

/** What a contract's customer paid until now. */
export async function paidOf(till: Till, { id, customer }: Contract): Promise<Paid> {
  const { rows } = await sql<Paid>`
    select coalesce(sum(paid_cents + waived_cents - fine_cents - late_interest_cents - contract_interest_cents - late_iof_cents)
        filter (where kind = 'INSTALLMENT'), 0)::bigint as goods,
      coalesce(sum(fine_cents + late_interest_cents + contract_interest_cents - waived_cents) filter (where kind = 'INSTALLMENT'), 0)::bigint as charges,
      coalesce(sum(paid_cents) filter (where kind = 'FEE'), 0)::bigint as fee
    from payment_items t where t.borrower_id = ${customer.id}::uuid and t.contract_id = ${id}::uuid and not exists (
      select 1 from payment_undos u where u.borrower_id = t.borrower_id and u.payment_id = t.payment_id)`.execute(
    till.world.db,
  );
  return rows[0] ?? { goods: 0, charges: 0, fee: 0 };
}

/** What earlier returns of a contract gave back; of charges only within some cents, for shares are rounded. */
export interface GivenBack {
  total: number;
  charges: number;
  unsure: number;
}

/** Fine, late interest and interest of late days are rounded each. */
const CHARGE_FIGURES = 3;

interface Return {
  contract: Contract;
  isDefect: boolean;
  /** Purchase value that comes back, and what was left of it before. */
  value: number;
  left: number;
  paid: Paid;
}

/**
 * Expects what a return owes the customer: its ratio of what was paid of the goods, late charges too where they were
 * defective; the whole gives the fee back and every cent that is left. What an agreement forgave the model does not share.
 */
export function checkOwed(till: Till, { contract, isDefect, value, left, paid }: Return, owed: number): void {
  const { givenBack } = till.model;
  const before = givenBack.get(contract.id) ?? { total: 0, charges: 0, unsure: 0 };
  const [goodsLeft, chargesLeft] = [paid.goods - before.total + before.charges, paid.charges - before.charges];
  const isWhole = value === left;
  const charges = isDefect ? (chargesLeft * value) / left : 0;
  const expected = (goodsLeft * value) / left + charges + (isWhole ? paid.fee : 0);
  const isExact = isWhole && (isDefect || before.unsure === 0);
  const rounding = isExact ? 0 : 1 + before.unsure + (isDefect ? CHARGE_FIGURES : 0);
  if (!contract.installments.some(({ wasAgreed }) => wasAgreed) && Math.abs(owed - expected) > rounding)
    throw new Error(`a return owes ${owed}, the model ${expected}, ${rounding} more or less`);
  givenBack.set(contract.id, {
    total: before.total + owed,
    charges: before.charges + Math.round(charges),
    unsure: before.unsure + (isDefect ? CHARGE_FIGURES + 1 : 0),
  });
}

/** Debts that a return pays before cash, in its order, as they stood. */
export interface Debts {
  rows: Installment[];
  /** What they cost together; null where the return itself changes it. */
  due: Map<string, number> | null;
}

const orderOf = ({ due, contractId, number }: Installment) => `${due} ${contractId} ${String(number).padStart(3, '0')}`;

/** What is overdue of these contracts but of one whose whole is returned; of one returned in part the model knows no amounts. */
export function debtsBefore(
  model: Model,
  lent: readonly Contract[],
  { contract, isWhole, due }: { contract: Contract; isWhole: boolean; due: Map<string, number> },
): Debts {
  const others = lent.filter((one) => one !== contract).flatMap(openOf);
  const rows = others.filter((row) => !row.isAgreed && model.isOverdue(row));
  // Of a contract in an agreement the refund pays the agreement too.
  const isKnown = (isWhole || openOf(contract).length === 0) && !contract.installments.some(({ isAgreed }) => isAgreed);
  const inOrder = rows.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return { rows: inOrder, due: isKnown ? due : null };
}

/** Expects that a return paid these debts in their order while its money lasted, and handed the rest back. */
export function checkSetOff(till: Till, { rows, due }: Debts, said: { setOff: number; refund: number }): void {
  if (due === null) return;
  const [setOff, refund] = [said.setOff, said.refund].map(centsOf) as [number, number];
  const owed = rows.reduce((sum, { id }) => sum + (due.get(id) ?? 0), 0);
  till.same('what was set off', setOff, Math.min(setOff + refund, owed));
  let left = setOff;
  const now = new Map(till.model.contracts.flatMap(({ installments }) => installments).map((row) => [row.id, row]));
  for (const { id, number } of rows) {
    left -= due.get(id) ?? 0;
    till.same(`whether installment ${number} was set off`, now.get(id)?.state === 'PAID', left >= 0);
  }
}
