import type { Cents, CivilDate } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import type { ChargesSoFar, FeeRow, InstallmentRow } from '../../tables.ts';
import { amountDue } from '../../amounts/rules/amount-due.ts';
import { retailerCredit } from '../../amounts/rules/bonus.ts';
import { owedIof } from '../../amounts/rules/late-iof.ts';
import type { PaidItem } from './postings.ts';

/** One thing a payment settles, whole or in part, with the amounts of the day. */
export interface PayableItem extends PaidItem {
  id: string;
  installmentId: string | null;
  feeId: string | null;
  contractId: string;
  contractNumber: string;
  number: number | null;
  count: number | null;
  dueOn: string | null;
  /** Day up to which an agreement had counted the IOF of late days; null when none had. */
  lateIofFrom: CivilDate | null;
  /** What paying it gives back to the limit. */
  limitCents: Cents;
  /** True when something of the installment is still to be paid after it. */
  isPartial: boolean;
  /** What a partial payment found, to put back when it is undone, and what it leaves; null when it settles the rest. */
  chargesBefore: ChargesSoFar | null;
  chargesAfter: ChargesSoFar | null;
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

/** All that is left of an installment, paid on a day. */
export function installmentItem(id: string, row: InstallmentRow, on: CivilDate): PayableItem {
  const { dueCents, isOverdue: _, ...amounts } = amountDue(row, on);
  const principalCents = cents(row.principalCents - row.settledPrincipalCents);
  return {
    ...identityOf(id, row),
    ...amounts,
    principalCents,
    interestCents: cents(amounts.faceCents - principalCents),
    retailerCreditCents: retailerCredit(row, amounts.faceCents - principalCents - amounts.bonusCents),
    lateIofAbsorbedCents: cents(owedIof(row, principalCents, on) - amounts.lateIofCents),
    limitCents: cents(row.limitCents - row.settledLimitCents),
    paidCents: dueCents,
    isPartial: false,
    chargesBefore: null,
    chargesAfter: null,
  };
}

export function identityOf(id: string, row: InstallmentRow) {
  return {
    id,
    kind: 'INSTALLMENT' as const,
    installmentId: row.id,
    feeId: null,
    contractId: row.contractId,
    contractNumber: row.contractNumber,
    number: row.number,
    count: row.count,
    dueOn: row.dueOn,
    lateIofFrom: row.lateIofThrough,
  };
}

/** Money that these items cost together. */
export const paidCents = (items: readonly Pick<PayableItem, 'paidCents'>[]): Cents =>
  sumCents(items.map((item) => item.paidCents));

/** Recurring limit that paying these items gives back. */
export const releasedCents = (items: readonly Pick<PayableItem, 'limitCents'>[]): Cents =>
  sumCents(items.map((item) => item.limitCents));

export function feeItem(id: string, fee: FeeRow): PayableItem {
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
    lateIofFrom: null,
    principalCents: cents(0),
    interestCents: cents(0),
    limitCents: cents(0),
    faceCents: fee.amountCents,
    discountCents: cents(0),
    bonusCents: cents(0),
    fineCents: cents(0),
    lateInterestCents: cents(0),
    contractInterestCents: cents(0),
    lateIofCents: cents(0),
    lateIofAbsorbedCents: cents(0),
    retailerCreditCents: cents(0),
    paidCents: fee.amountCents,
    isPartial: false,
    chargesBefore: null,
    chargesAfter: null,
  };
}
