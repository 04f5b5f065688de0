import { cents, sumCents } from '@balcao/credit-math';
import type { Cents, CivilDate } from '@balcao/contract';
import { amountDue, spendAmount } from '../../payments/index.ts';
import type { InstallmentRow, PayableItem, Release } from '../../payments/index.ts';

/** What a return owes the customer and what of it pays debts instead. */
export interface SetOff {
  /** Installments that it pays, as they stood. */
  rows: InstallmentRow[];
  items: PayableItem[];
  paidCents: Cents;
  /** Handed back in cash. */
  cashCents: Cents;
}

export interface SetOffAsk {
  contractId: string;
  /** True when nothing is left of the contract. */
  isWhole: boolean;
  /** What the return takes off the contract's own installments. */
  releases: readonly Release[];
  /** Open installments of the customer that the same lender is owed, those of an agreement left out. */
  debts: readonly InstallmentRow[];
  refundCents: Cents;
}

/**
 * Sets what is handed back for returned goods off against debts (Código Civil arts. 368 and 369): what is overdue of the
 * same customer with the same lender, oldest first, then what is not yet due of the contract itself; the rest is cash.
 */
export function setOff(ask: SetOffAsk, on: CivilDate, newId: () => string): SetOff {
  const left = ask.debts
    .filter((row) => row.contractId !== ask.contractId || !ask.isWhole)
    .map((row) => afterRelease(row, ask.releases));
  const overdue = left.filter((row) => amountDue(row, on).isOverdue);
  const later = left.filter((row) => row.contractId === ask.contractId && !overdue.includes(row));
  const { items, leftCents } = spendAmount([...inOrder(overdue), ...inOrder(later)], ask.refundCents, on, newId);
  const paid = new Set(items.map((item) => item.contractId));
  return {
    rows: left.filter((row) => paid.has(row.contractId)),
    items,
    paidCents: sumCents(items.map((item) => item.paidCents)),
    cashCents: leftCents,
  };
}

/** Oldest due date first; within a contract that is the order of their numbers. */
function inOrder(rows: readonly InstallmentRow[]): InstallmentRow[] {
  const keyOf = (row: InstallmentRow) => `${row.dueOn} ${row.contractId} ${String(row.number).padStart(4, '0')}`;
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** An installment as a return in part leaves it. */
export function afterRelease(row: InstallmentRow, releases: readonly Release[]): InstallmentRow {
  const release = releases.find((one) => one.installmentId === row.id);
  if (!release) return row;
  const { charges } = row;
  return {
    ...row,
    settledCents: cents(row.settledCents + release.faceCents),
    settledPrincipalCents: cents(row.settledPrincipalCents + release.principalCents),
    settledLimitCents: cents(row.settledLimitCents + release.limitCents),
    bonusCents: cents(row.bonusCents - release.bonusCents),
    charges: {
      through: charges.through,
      fineCents: cents(charges.fineCents - release.carried.fineCents),
      lateInterestCents: cents(charges.lateInterestCents - release.carried.lateInterestCents),
      contractInterestCents: cents(charges.contractInterestCents - release.carried.contractInterestCents),
    },
  };
}
