import type { Db } from '../../../kernel/db/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { DocumentsPorts } from '../ports.ts';
import { type CheckedReceipt, summaryOf, undoneByCancellations, type UndoneSince } from '../rules/receipt-summary.ts';
import { findReceiptByCode, findReceipts } from '../views.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findReceiptByCode>>>;

/** What a paper printed again would say on top. */
async function undoneSince(db: Db, ports: DocumentsPorts, found: Found): Promise<UndoneSince> {
  const { kind, retailerId, subjectId } = found;
  if (kind === 'ORIGINATION') {
    const subjectIds = await ports.cancellationsOf(db, subjectId);
    const receipts =
      subjectIds.length === 0 ? [] : await findReceipts(db, { retailerId, kind: 'CANCELLATION', subjectIds });
    return undoneByCancellations(receipts.flatMap((one) => (one.kind === 'CANCELLATION' ? [one.document] : [])));
  }
  if (kind !== 'PAYMENT') return { undoneOn: null, isPartlyReturned: false };
  const [undo] = await findReceipts(db, { retailerId, kind: 'PAYMENT_UNDO', subjectIds: [subjectId] });
  return { undoneOn: undo?.kind === 'PAYMENT_UNDO' ? undo.document.undoneOn : null, isPartlyReturned: false };
}

/** What a kept receipt says to whoever holds it, with what was undone since. */
export const checkedReceipt = async (db: Db, ports: DocumentsPorts, found: Found): Promise<CheckedReceipt> =>
  summaryOf(found, await undoneSince(db, ports, found));

/**
 * Whether a code stands on a kept receipt, and what that receipt says.
 * @throws Refusal RECEIPT_NOT_FOUND for any other code, whyever.
 */
export async function checkReceipt(
  { db }: Platform,
  ports: DocumentsPorts,
  authenticationCode: string,
): Promise<CheckedReceipt> {
  const found = await findReceiptByCode(db, authenticationCode);
  if (!found) refuse('RECEIPT_NOT_FOUND');
  return checkedReceipt(db, ports, found);
}
