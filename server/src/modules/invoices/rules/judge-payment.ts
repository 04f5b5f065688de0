import type { BoletoFault, Cents, CivilDate } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import {
  type FeeRow,
  type InstallmentRow,
  paidItems,
  type PayableItem,
  skippedInstallment,
} from '../../payments/index.ts';
import type { BoletoFact } from '../tables.ts';
import { askedOn, billedCents } from './bill.ts';

/** What the payment of a boleto meets. */
export interface PaymentMeets {
  boleto: Pick<
    BoletoFact,
    | 'installmentId'
    | 'feeIds'
    | 'dueOn'
    | 'amountCents'
    | 'lateFixedCents'
    | 'lateDailyCents'
    | 'earlyDailyCents'
    | 'status'
  >;
  /** All installments of its contract, in any state. */
  installments: readonly InstallmentRow[];
  fees: readonly FeeRow[];
}

/** It pays these, or waits for a person. */
export type Judged = { expectedCents: Cents } & ({ items: PayableItem[] } | { fault: BoletoFault });

/**
 * Whether a payment is what its boleto asked for on the day it was paid, and that is still owed as it was. A boleto that
 * another took the place of pays too, while its figures hold.
 */
export function judgePayment(
  { boleto, installments, fees }: PaymentMeets,
  { valueCents, on }: { valueCents: Cents; on: CivilDate },
  newId: () => string,
): Judged {
  const row = installments.find(({ id }) => id === boleto.installmentId);
  const expectedCents = askedOn(boleto, on, row?.localHolidays ?? []);
  const isOwed = row?.status === 'OPEN' && row.renegotiationId === null && boleto.status !== 'PAID';
  if (!row || !isOwed || skippedInstallment(new Set([row.id]), installments, on))
    return { expectedCents, fault: 'NOT_OWED' };
  const own = fees.filter(({ id }) => boleto.feeIds.includes(id));
  const isSame =
    own.length === boleto.feeIds.length && billedCents(row, own, boleto.dueOn) === cents(boleto.amountCents);
  if (!isSame) return { expectedCents, fault: 'CHANGED_SINCE' };
  // One that was overdue when it was made asks for its due date, however soon it is paid.
  const day = on < boleto.dueOn && boleto.dueOn > row.dueOn ? boleto.dueOn : on;
  const items = taxedOf(paidItems([row], own, day, newId), paidItems([row], own, on, newId));
  const shortCents = sumCents(items.map((item) => item.paidCents)) - valueCents;
  if (valueCents !== expectedCents || shortCents < 0) return { expectedCents, fault: 'OTHER_AMOUNT' };
  return { expectedCents, items: withLess(items, cents(shortCents)) };
}

/** IOF is of the day paid: what a boleto asks for up to its own due date is interest of late days. */
function taxedOf([first, ...others]: PayableItem[], [paid]: readonly PayableItem[]): PayableItem[] {
  if (!first || !paid) return [];
  const { lateIofCents, lateIofAbsorbedCents } = paid;
  const lateInterestCents = cents(first.lateInterestCents + first.lateIofCents - lateIofCents);
  return [{ ...first, lateIofCents, lateIofAbsorbedCents, lateInterestCents }, ...others];
}

/**
 * Banks count by the day and simply, contracts by compound: the few cents between them are the lender's, a difference of
 * their own in the books. They come off the interest of late days; paid early they are more of the discount.
 */
function withLess([first, ...others]: PayableItem[], shortCents: Cents): PayableItem[] {
  if (!first) return [];
  const contractCents = Math.min(shortCents, first.contractInterestCents);
  const moraCents = Math.min(shortCents - contractCents, first.lateInterestCents);
  const item: PayableItem = {
    ...first,
    contractInterestCents: cents(first.contractInterestCents - contractCents),
    lateInterestCents: cents(first.lateInterestCents - moraCents),
    differenceCents: { contractInterestCents: cents(contractCents), lateInterestCents: cents(moraCents) },
    discountCents: cents(first.discountCents + shortCents - contractCents - moraCents),
    paidCents: cents(first.paidCents - shortCents),
  };
  return [item, ...others];
}
