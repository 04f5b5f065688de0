import type { Db } from '../../../../kernel/db/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { DocumentsPorts } from '../../ports.ts';
import { printReceipts } from '../../print.ts';
import { findReceipts, type KeptRef } from '../../views.ts';

/**
 * Receipts of purchases or payments as one PDF, with what undid them since.
 * @throws Refusal DOCUMENT_NOT_FOUND when any is missing: a part would look like the whole.
 */
export async function printKeptReceipts(db: Db, ports: DocumentsPorts, of: KeptRef): Promise<Uint8Array> {
  const { retailerId, kind, subjectIds } = of;
  const receipts = await findReceipts(db, of);
  if (receipts.length < subjectIds.length) refuse('DOCUMENT_NOT_FOUND');
  if (kind === 'PAYMENT') {
    return printReceipts([...receipts, ...(await findReceipts(db, { retailerId, kind: 'PAYMENT_UNDO', subjectIds }))]);
  }
  const undone: string[] = [];
  for (const contractId of subjectIds) undone.push(...(await ports.cancellationsOf(db, contractId)));
  if (undone.length === 0) return printReceipts(receipts);
  return printReceipts([
    ...receipts,
    ...(await findReceipts(db, { retailerId, kind: 'CANCELLATION', subjectIds: undone })),
  ]);
}
