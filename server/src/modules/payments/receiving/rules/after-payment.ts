import { cents } from '@balcao/credit-math';
import type { InstallmentRow } from '../../tables.ts';
import type { PayableItem } from './paid-items.ts';

/** Installments as a payment of these items leaves them. */
export function afterPayment(installments: readonly InstallmentRow[], items: readonly PayableItem[]): InstallmentRow[] {
  const paid = new Map(items.map((item) => [item.installmentId, item]));
  return installments.map((row) => {
    const item = paid.get(row.id);
    return item ? afterItem(row, item) : row;
  });
}

function afterItem(row: InstallmentRow, item: PayableItem): InstallmentRow {
  if (!item.isPartial) return { ...row, status: 'PAID' };
  return {
    ...row,
    settledCents: cents(row.settledCents + item.faceCents),
    settledPrincipalCents: cents(row.settledPrincipalCents + item.principalCents),
    settledLimitCents: cents(row.settledLimitCents + item.limitCents),
    charges: item.chargesAfter ?? row.charges,
  };
}
