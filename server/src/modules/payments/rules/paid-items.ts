import type { CivilDate } from '@balcao/contract';
import type { FeeRow, InstallmentRow } from '../tables.ts';
import { amountDue } from './amount-due.ts';
import type { PaidItem } from './payment-postings.ts';

/** One thing a payment settles, with the amounts of the day. Cents. */
export interface PayableItem extends PaidItem {
  id: string;
  installmentId: string | null;
  feeId: string | null;
  contractId: string;
  contractNumber: string;
  number: number | null;
  count: number | null;
  dueOn: string | null;
  /** What paying it gives back to the limit. */
  limitCents: number;
}

/** What a payment of these installments and fees consists of on a day. */
export function paidItems(
  installments: readonly InstallmentRow[],
  fees: readonly FeeRow[],
  on: CivilDate,
  newId: () => string,
): PayableItem[] {
  return [...installments.map((row) => installmentItem(newId(), row, on)), ...fees.map((fee) => feeItem(newId(), fee))];
}

function installmentItem(id: string, row: InstallmentRow, on: CivilDate): PayableItem {
  const { dueCents, isOverdue: _, ...amounts } = amountDue(row, on);
  return {
    ...amounts,
    id,
    kind: 'INSTALLMENT',
    installmentId: row.id,
    feeId: null,
    contractId: row.contractId,
    contractNumber: row.contractNumber,
    number: row.number,
    count: row.count,
    dueOn: row.dueOn,
    principalCents: row.principalCents,
    interestCents: row.interestCents,
    limitCents: row.limitCents,
    paidCents: dueCents,
  };
}

function feeItem(id: string, fee: FeeRow): PayableItem {
  return {
    id,
    kind: 'FEE',
    installmentId: null,
    feeId: fee.id,
    contractId: fee.contractId,
    contractNumber: fee.contractNumber,
    number: null,
    count: null,
    dueOn: null,
    principalCents: 0,
    interestCents: 0,
    limitCents: 0,
    faceCents: fee.amountCents,
    discountCents: 0,
    fineCents: 0,
    lateInterestCents: 0,
    contractInterestCents: 0,
    paidCents: fee.amountCents,
  };
}
