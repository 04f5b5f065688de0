import type { CivilDate } from '@balcao/contract';
import { type Cents, cents, sumCents } from '@balcao/credit-math';
import { feesToCollect } from '../../amounts/rules/open-fees.ts';
import type { FeeRow, InstallmentRow } from '../../tables.ts';
import { feeItem } from './paid-items.ts';
import { type Spent, spendAmount } from './spend-amount.ts';

const totalOf = (fees: readonly FeeRow[]): Cents => sumCents(fees.map((fee) => fee.amountCents));

/**
 * Spends an amount on the open fees when it covers all of them, then on installments in the order given. A fee that this
 * opens waits for the next payment; where nothing else would be left to pay, it comes before the last installment.
 */
export function spendWithFees(
  { installments, fees }: { installments: readonly InstallmentRow[]; fees: readonly FeeRow[] },
  amountCents: Cents,
  on: CivilDate,
  newId: () => string,
): Spent {
  const due = feesToCollect(fees, on);
  const open = amountCents >= totalOf(due) ? due : [];
  const spend = (paid: readonly FeeRow[]): Spent => {
    const { items, leftCents } = spendAmount(installments, cents(amountCents - totalOf(paid)), on, newId);
    return { items: [...items, ...paid.map((fee) => feeItem(newId(), fee))], leftCents };
  };
  const first = spend(open);
  const settled = new Set(first.items.flatMap((item) => (item.isPartial ? [] : (item.installmentId ?? []))));
  const opened = feesToCollect(fees, on, settled).filter((fee) => !due.includes(fee));
  const isAll = settled.size === installments.length && amountCents >= totalOf([...open, ...opened]);
  return isAll && opened.length > 0 ? spend([...open, ...opened]) : first;
}
