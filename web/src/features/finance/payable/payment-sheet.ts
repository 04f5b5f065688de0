import type { FinanceStore } from '../use-finance.ts';
import type { BillingPayment } from './calls.ts';
import { sheetTexts } from './texts.ts';

/** The columns of a sheet of payments; what was handed back is below zero. */
export const paymentColumns = (stores: readonly FinanceStore[]) => [
  { header: sheetTexts.id, cell: ({ id }: BillingPayment) => id },
  { header: sheetTexts.at, cell: ({ paymentTimestamp }: BillingPayment) => ({ instant: paymentTimestamp }) },
  { header: sheetTexts.value, cell: ({ paidValue }: BillingPayment) => ({ reais: paidValue }) },
  {
    header: sheetTexts.store,
    cell: ({ paymentStoreId }: BillingPayment) =>
      stores.find(({ id }) => id === paymentStoreId)?.name ?? paymentStoreId,
  },
  { header: sheetTexts.operator, cell: ({ paymentOperatorId }: BillingPayment) => paymentOperatorId },
];

/** Rows that are asked for once the sheet is written. */
export async function* rowsOf<Row>(asked: Promise<readonly Row[]>): AsyncGenerator<Row, void, undefined> {
  yield* await asked;
}
