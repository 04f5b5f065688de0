import type { CivilDate } from '@balcao/contract/kernel';
import type { SheetColumn } from '../../../domain/sheets/sheet.ts';
import type { Sale } from '../calls.ts';
import { columnTexts as texts } from '../texts.ts';

/** The sheet of the report: all that is known of a sale, the number of its contract in full. */
export const saleColumns: readonly SheetColumn<Sale>[] = [
  { header: texts.soldAt, width: 18, cell: ({ originationTimestamp }) => ({ instant: originationTimestamp }) },
  { header: texts.status, cell: ({ status }) => status },
  {
    header: texts.canceledOn,
    cell: ({ canceledOn }) => (canceledOn === null ? null : { day: canceledOn as CivilDate }),
  },
  { header: texts.contract, width: 38, cell: ({ contractId }) => contractId },
  { header: texts.store, width: 24, cell: ({ storeName }) => storeName },
  { header: texts.customer, width: 32, cell: ({ borrowerName }) => borrowerName },
  { header: texts.operator, width: 28, cell: ({ operatorName }) => operatorName },
  { header: texts.principal, cell: ({ principal }) => ({ reais: principal }) },
  { header: texts.coupon, cell: ({ couponPrincipalDiscount }) => ({ reais: couponPrincipalDiscount }) },
  { header: texts.fee, cell: ({ MDR }) => ({ reais: MDR }) },
  { header: texts.net, cell: ({ netValue }) => ({ reais: netValue }) },
  { header: texts.iof, cell: ({ IOF }) => ({ reais: IOF }) },
  { header: texts.returned, cell: ({ returnedValue }) => ({ reais: returnedValue }) },
];
