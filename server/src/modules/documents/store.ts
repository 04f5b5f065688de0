import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { ReceiptDocument } from './receipts.ts';
import { receipts } from './tables.ts';

/** `subjectId` is the contract, payment or cancellation it tells of; a subject has one receipt. */
export type NewReceipt = ReceiptDocument & { borrowerId: string; subjectId: string; retailerId: string; at: Date };

/** The receipt as part of the guarded write of the act it tells of. */
export function receiptFragment({ borrowerId, kind, subjectId, retailerId, document, at }: NewReceipt): Fragment {
  const row = { borrowerId, id: newId(), kind, subjectId, retailerId, document, issuedAt: at };
  return part('receipt', insertOne(receipts, row));
}
