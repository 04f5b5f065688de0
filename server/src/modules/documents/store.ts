import { sql } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { ReceiptDocument } from './receipts.ts';

/** `subjectId` is the contract, payment or cancellation it tells of; a subject has one receipt. */
export type NewReceipt = ReceiptDocument & { borrowerId: string; subjectId: string; retailerId: string; at: Date };

/** The receipt as part of the guarded write of the act it tells of. */
export function receiptFragment(receipt: NewReceipt): Fragment {
  return {
    name: 'receipt',
    rows: 1,
    statement: sql`
      insert into receipts (borrower_id, id, kind, subject_id, retailer_id, document, issued_at)
      values (${receipt.borrowerId}::uuid, ${newId()}::uuid, ${receipt.kind}::text, ${receipt.subjectId}::uuid,
        ${receipt.retailerId}::uuid, ${JSON.stringify(receipt.document)}::jsonb, ${receipt.at}::timestamptz)
      returning 1`,
  };
}
