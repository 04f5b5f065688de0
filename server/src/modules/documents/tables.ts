import { instant, json, text, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';
import type { ReceiptDocument } from './receipts.ts';

/** What was printed, word for word. */
export const receipts = table('receipts', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  kind: text<ReceiptDocument['kind']>('kind'),
  /** The contract, payment or cancellation it tells of. */
  subjectId: uuid('subject_id'),
  retailerId: uuid('retailer_id'),
  document: json<ReceiptDocument['document']>('document'),
  issuedAt: instant('issued_at'),
});
