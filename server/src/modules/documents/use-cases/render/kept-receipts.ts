import type { Db } from '../../../../kernel/db/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { DocumentsPorts } from '../../ports.ts';
import { printReceipts } from '../../print.ts';
import type { ReceiptDocument } from '../../receipts.ts';
import { findReceiptByCode, findReceipts, type KeptRef } from '../../views.ts';

/**
 * Receipts of purchases or payments, with those of what undid them since.
 * @throws Refusal DOCUMENT_NOT_FOUND when any is missing: a part would look like the whole.
 */
export async function keptReceipts(db: Db, ports: DocumentsPorts, of: KeptRef): Promise<ReceiptDocument[]> {
  const { retailerId, kind, subjectIds } = of;
  const receipts = await findReceipts(db, of);
  if (receipts.length < subjectIds.length) refuse('DOCUMENT_NOT_FOUND');
  if (kind === 'PAYMENT') {
    return [...receipts, ...(await findReceipts(db, { retailerId, kind: 'PAYMENT_UNDO', subjectIds }))];
  }
  const undone: string[] = [];
  for (const contractId of subjectIds) undone.push(...(await ports.cancellationsOf(db, contractId)));
  if (undone.length === 0) return receipts;
  return [...receipts, ...(await findReceipts(db, { retailerId, kind: 'CANCELLATION', subjectIds: undone }))];
}

/** The same as one PDF. @throws Refusal as {@link keptReceipts}. */
export async function printKeptReceipts(db: Db, ports: DocumentsPorts, of: KeptRef): Promise<Uint8Array> {
  return printReceipts(await keptReceipts(db, ports, of));
}

/**
 * A customer's own receipt, by the code printed on it, with what was undone since.
 * @throws Refusal DOCUMENT_NOT_FOUND, also for another customer's.
 */
export async function printOwnReceipt(
  db: Db,
  ports: DocumentsPorts,
  { borrowerId, code }: { borrowerId: string; code: string },
): Promise<Uint8Array> {
  const found = await findReceiptByCode(db, code);
  if (found?.borrowerId !== borrowerId) refuse('DOCUMENT_NOT_FOUND');
  const { kind, retailerId, subjectId } = found;
  if (kind === 'PAYMENT' || kind === 'ORIGINATION')
    return printKeptReceipts(db, ports, { retailerId, kind, subjectIds: [subjectId] });
  return printReceipts([found]);
}
