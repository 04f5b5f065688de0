import type { Cents, CivilDate } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import {
  paidCents,
  paidItems,
  skippedInstallment,
  type PayableItem,
  spendWithFees,
  type FeeRow,
  type InstallmentRow,
} from '../../payments/index.ts';
import { type AgreementPaymentFact, type NextPaid, payNext } from '../../renegotiation/index.ts';
import type { PixChargeFact, StoredOutcome } from '../tables.ts';

/** What a Pix meets when it arrives. */
export interface PixMeets {
  charge: Pick<
    PixChargeFact,
    'installmentIds' | 'agreementPaymentId' | 'amountContractId' | 'feeIds' | 'amountCents' | 'status' | 'expiresAt'
  >;
  /** All payments of the charged agreement, in any state; none of a charge of installments. */
  payments: readonly AgreementPaymentFact[];
  /** All installments of the charged contracts, or of those of the agreement, in any state. */
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
  /** The payment of an agreement that it pays. */
  next?: NextPaid;
  /** It did not cover the next payment of an agreement, which is paid whole or not at all. */
  isShort?: true;
}

/**
 * What a Pix pays. Exact, in time and everything charged still owed at that amount: the charge. Any other: open fees
 * when it covers all of them, then what the charged contracts owe, by due date, the last one in part; what nothing is
 * owed for stays the customer's. Of an agreement that stands: its next payment when it covers that, else nothing.
 */
export function settlePix(meets: PixMeets, pix: ArrivedPix, newId: () => string): SettledPix {
  const due = meets.payments.find((one) => one.status === 'DUE');
  if (due) return settleAgreement(due, meets, pix, newId);
  const open = payableOf(meets.installments);
  const exact = exactItems(open, meets, pix, newId);
  if (exact) return { outcome: 'SETTLED', items: exact, unappliedCents: cents(0) };
  const owed = { installments: open, fees: meets.fees };
  const { items, leftCents: unappliedCents } = spendWithFees(owed, pix.valueCents, pix.on, newId);
  if (unappliedCents < pix.valueCents) return { outcome: 'APPLIED', items, unappliedCents };
  return unspent(meets, pix);
}

/** `due` is the oldest payment that the agreement still waits for. */
function settleAgreement(due: AgreementPaymentFact, meets: PixMeets, pix: ArrivedPix, newId: () => string): SettledPix {
  const next = payNext(due, meets, pix.on, newId);
  const { items, totalCents } = next;
  const isCharged = meets.charge.agreementPaymentId === due.id && isAsCharged(meets, pix);
  if (isCharged && totalCents === pix.valueCents) {
    return { outcome: 'SETTLED', items, unappliedCents: cents(0), next };
  }
  if (totalCents > pix.valueCents) return { ...unspent(meets, pix), isShort: true };
  return { outcome: 'APPLIED', items, unappliedCents: cents(pix.valueCents - totalCents), next };
}

/** All of it is the customer's. */
const unspent = ({ charge }: PixMeets, { valueCents }: ArrivedPix): SettledPix => ({
  outcome: charge.status === 'SETTLED' ? 'DUPLICATE' : 'CREDITED',
  items: [],
  unappliedCents: valueCents,
});

/** The charge stands, and was paid in time at its amount. */
const isAsCharged = ({ charge }: Pick<PixMeets, 'charge'>, { valueCents, paidAt }: ArrivedPix): boolean =>
  charge.status !== 'SETTLED' &&
  charge.status !== 'CANCELED' &&
  valueCents === charge.amountCents &&
  paidAt < new Date(charge.expiresAt);

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
  meets: PixMeets,
  pix: ArrivedPix,
  newId: () => string,
): PayableItem[] | null {
  const { charge, fees } = meets;
  // The agreement of a payment that was charged is over: nothing is owed as it was.
  if (charge.agreementPaymentId !== null || !isAsCharged(meets, pix)) return null;
  const chosen = open.filter((row) => charge.installmentIds.includes(row.id));
  const chosenFees = fees.filter((fee) => charge.feeIds.includes(fee.id));
  if (chosen.length !== charge.installmentIds.length || chosenFees.length !== charge.feeIds.length) return null;
  if (charge.amountContractId !== null)
    return itemsAsCharged({ installments: open, fees: chosenFees }, charge, pix, newId);
  // An installment below was opened again since, by an undone payment.
  if (skippedInstallment(new Set(charge.installmentIds), open, pix.on)) return null;
  const items = paidItems(chosen, chosenFees, pix.on, newId);
  return paidCents(items) === pix.valueCents ? items : null;
}

/** What an amount pays, if that is what it was charged for: its last installment may be paid in part. */
function itemsAsCharged(
  owed: { installments: readonly InstallmentRow[]; fees: readonly FeeRow[] },
  charge: PixMeets['charge'],
  { valueCents, on }: ArrivedPix,
  newId: () => string,
): PayableItem[] | null {
  const { items, leftCents } = spendWithFees(owed, valueCents, on, newId);
  const reached = new Set(items.flatMap((item) => item.installmentId ?? item.feeId ?? []));
  const charged = [...charge.installmentIds, ...charge.feeIds];
  return leftCents === 0 && reached.size === charged.length && charged.every((id) => reached.has(id)) ? items : null;
}
