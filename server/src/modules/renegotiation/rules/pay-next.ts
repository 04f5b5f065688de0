import type { Cents, CivilDate } from '@balcao/contract';
import {
  feeItem,
  type FeeRow,
  feesToCollect,
  type InstallmentRow,
  paidCents,
  type PayableItem,
} from '../../payments/index.ts';
import type { AgreementPaymentFact } from '../tables.ts';
import { agreementItems } from './agreement-items.ts';
import { inPayingOrder } from './contract-debts.ts';

/** What a payment of an agreement meets. */
export interface AgreementOwed {
  /** All payments of the agreement, in any state. */
  payments: readonly AgreementPaymentFact[];
  /** All installments of its contracts, in any state. */
  installments: readonly InstallmentRow[];
  /** All unpaid fees of the customer. */
  fees: readonly FeeRow[];
}

/** The next payment of an agreement as it is received: what it settles, with all open fees (ruling C16). */
export interface NextPaid extends Pick<AgreementOwed, 'payments'> {
  due: AgreementPaymentFact;
  /** Nothing is left of the agreement after it. */
  isLast: boolean;
  /** The fees among them. */
  items: PayableItem[];
  fees: PayableItem[];
  /** What it costs without the fees. */
  ownCents: Cents;
  totalCents: Cents;
}

/** What receiving `due`, the next of these payments, consists of on a day. */
export function payNext(
  due: AgreementPaymentFact,
  { payments, installments, fees: unpaid }: AgreementOwed,
  on: CivilDate,
  newId: () => string,
): NextPaid {
  const later = payments.filter((one) => one.status === 'DUE' && one.id !== due.id);
  const open = installments.filter((row) => row.status === 'OPEN' && row.renegotiationId === due.renegotiationId);
  const own = agreementItems([due, ...later], inPayingOrder(open), on, newId);
  const fees = feesToCollect(unpaid, on).map((fee) => feeItem(newId(), fee));
  const items = [...own, ...fees];
  const isLast = later.length === 0;
  return { due, payments, isLast, items, fees, ownCents: paidCents(own), totalCents: paidCents(items) };
}
