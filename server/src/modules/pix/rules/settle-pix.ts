import type { Cents, CivilDate } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import {
  paidItems,
  skippedInstallment,
  type PayableItem,
  spendWithFees,
  type FeeRow,
  type InstallmentRow,
} from '../../payments/index.ts';
import type { PixChargeFact, StoredOutcome } from '../tables.ts';

/** What a Pix meets when it arrives. */
export interface PixMeets {
  charge: Pick<PixChargeFact, 'installmentIds' | 'feeIds' | 'amountCents' | 'status' | 'expiresAt'>;
  /** All installments of the charged contracts, in any state. */
  installments: readonly InstallmentRow[];
  /** All unpaid fees of the customer. */
  fees: readonly FeeRow[];
}

export interface ArrivedPix {
  valueCents: Cents;
  paidAt: Date;
  /** Day it was paid, whose amounts count. */
  on: CivilDate;
}

/** What becomes of it; `valueCents = paidCents of all items + unappliedCents`. */
export interface SettledPix {
  outcome: StoredOutcome;
  items: PayableItem[];
  /** Stays the customer's. */
  unappliedCents: Cents;
}

/**
 * What a Pix pays. Exact, in time and everything charged still owed at that amount: the charge. Any other: open fees
 * when it covers all of them, then what the charged contracts owe, by due date, the last one in part; what nothing is
 * owed for stays the customer's.
 */
export function settlePix(meets: PixMeets, pix: ArrivedPix, newId: () => string): SettledPix {
  const open = payableOf(meets.installments);
  const exact = exactItems(open, meets, pix, newId);
  if (exact) return { outcome: 'SETTLED', items: exact, unappliedCents: cents(0) };
  const owed = { installments: open, fees: meets.fees };
  const { items, leftCents: unappliedCents } = spendWithFees(owed, pix.valueCents, pix.on, newId);
  if (unappliedCents < pix.valueCents) return { outcome: 'APPLIED', items, unappliedCents };
  const isSecond = meets.charge.status === 'SETTLED';
  return { outcome: isSecond ? 'DUPLICATE' : 'CREDITED', items: [], unappliedCents };
}

/** Open installments by due date; of a contract none from the first on that an agreement stands for. */
function payableOf(installments: readonly InstallmentRow[]): InstallmentRow[] {
  const open = installments.filter((row) => row.status === 'OPEN');
  const agreed = open.filter((row) => row.renegotiationId !== null);
  return open
    .filter((row) => !agreed.some((other) => other.contractId === row.contractId && other.number <= row.number))
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn) || one.number - other.number);
}

function exactItems(
  open: readonly InstallmentRow[],
  { charge, fees }: PixMeets,
  pix: ArrivedPix,
  newId: () => string,
): PayableItem[] | null {
  const isOver = charge.status === 'SETTLED' || charge.status === 'CANCELED';
  if (isOver || pix.valueCents !== charge.amountCents || pix.paidAt >= new Date(charge.expiresAt)) return null;
  const chosen = open.filter((row) => charge.installmentIds.includes(row.id));
  const chosenFees = fees.filter((fee) => charge.feeIds.includes(fee.id));
  if (chosen.length !== charge.installmentIds.length || chosenFees.length !== charge.feeIds.length) return null;
  // An installment below was opened again since, by an undone payment.
  if (skippedInstallment(new Set(charge.installmentIds), open, pix.on)) return null;
  const items = paidItems(chosen, chosenFees, pix.on, newId);
  return paidCents(items) === pix.valueCents ? items : null;
}

export const paidCents = (items: readonly PayableItem[]): Cents => sumCents(items.map((item) => item.paidCents));
