import type { ColumnType } from 'kysely';
import type { ReceiptDocument } from './receipts.ts';

export interface ReceiptsTable {
  borrower_id: string;
  id: string;
  kind: ReceiptDocument['kind'];
  subject_id: string;
  retailer_id: string;
  document: ColumnType<unknown, string, never>;
  issued_at: ColumnType<Date, Date, never>;
}

/** An alias, not an interface: `withTables` asks for one. */
export type DocumentsTables = {
  receipts: ReceiptsTable;
};
