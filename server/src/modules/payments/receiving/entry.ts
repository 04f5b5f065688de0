import type { Handled } from '@balcao/contract';
import type { PayableItem } from './rules/paid-items.ts';

type Entry = Handled<'POST /coordinator/contracts/installments/pay-multiple'>['answer'][number];

/** An item as the API names it. */
export function entryOf(paymentId: string, item: PayableItem): Entry {
  return {
    id: item.id,
    paymentId,
    kind: item.kind,
    installmentId: item.installmentId,
    feeId: item.feeId,
    contractId: item.contractId,
    paidValue: item.paidCents,
  };
}
