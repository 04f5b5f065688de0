import type { Cents, CivilDate } from '@balcao/contract';
import { cents, daysBetween, sumCents } from '@balcao/credit-math';
import type { Posting } from '../../books/index.ts';
import { amountDue, type InstallmentRow, owedIof } from '../../payments/index.ts';

/** What a contract owes on a day, all its open installments together. Cents. */
export interface ContractDebt {
  contractId: string;
  contractNumber: string;
  /** Of its oldest overdue installment; 0 when none is. */
  daysLate: number;
  overdueCount: number;
  debtCents: Cents;
  chargesCents: Cents;
  rows: InstallmentRow[];
  /** True when an agreement stands in the place of some of it already. */
  isAgreed: boolean;
}

/** What one installment costs on a day, the part of it that is late charges, and the IOF that an agreement makes due. Cents. */
export function debtOf(row: InstallmentRow, on: CivilDate) {
  const due = amountDue(row, on);
  const principalCents = cents(row.principalCents - row.settledPrincipalCents);
  return {
    ...due,
    faceCents: cents(due.faceCents),
    dueCents: cents(due.dueCents),
    chargesCents: sumCents([due.fineCents, due.lateInterestCents, due.contractInterestCents]),
    principalCents,
    lateIofCents: owedIof(row, principalCents, on),
  };
}

/** Postings of tax that falls due and that nobody has paid for yet. */
export const owedIofPostings = (owedCents: Cents): Posting[] => [
  { account: 'iof_absorbed', amountCents: owedCents },
  { account: 'iof_payable', amountCents: cents(0 - owedCents) },
];

/** Debts by contract, the latest first; installments in the order in which they are paid. */
export function contractDebts(rows: readonly InstallmentRow[], on: CivilDate): ContractDebt[] {
  const byContract = new Map<string, InstallmentRow[]>();
  for (const row of rows.filter(({ status }) => status === 'OPEN')) {
    byContract.set(row.contractId, [...(byContract.get(row.contractId) ?? []), row]);
  }
  return [...byContract.values()].map((open) => debtOfContract(open, on)).toSorted((a, b) => b.daysLate - a.daysLate);
}

function debtOfContract(rows: readonly InstallmentRow[], on: CivilDate): ContractDebt {
  const [first] = rows;
  const debts = rows.map((row) => debtOf(row, on));
  const late = rows.filter((_, index) => debts[index]?.isOverdue).map((row) => daysBetween(row.dueOn, on));
  return {
    contractId: first?.contractId ?? '',
    contractNumber: first?.contractNumber ?? '',
    daysLate: Math.max(0, ...late),
    overdueCount: late.length,
    debtCents: sumCents(debts.map((debt) => debt.dueCents)),
    chargesCents: sumCents(debts.map((debt) => debt.chargesCents)),
    rows: inPayingOrder(rows),
    isAgreed: rows.some((row) => row.renegotiationId !== null),
  };
}

/** Oldest due date first; within a contract that is the order of their numbers (I4). */
export function inPayingOrder(rows: readonly InstallmentRow[]): InstallmentRow[] {
  const keyOf = (row: InstallmentRow) => `${row.dueOn} ${row.contractId} ${String(row.number).padStart(4, '0')}`;
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** Debts that a policy lets a customer renegotiate: late enough, and in no agreement yet. */
export function eligibleDebts(debts: readonly ContractDebt[], minimumDaysLate: number): ContractDebt[] {
  return debts.filter((debt) => !debt.isAgreed && debt.daysLate >= minimumDaysLate);
}
