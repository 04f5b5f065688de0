import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { DocumentsPorts } from '../../ports.ts';
import { printReceipts } from '../../print.ts';
import { findReceipts } from '../../views.ts';

/**
 * The receipt of a purchase as a PDF; undone since, in whole or in part, it says so and the receipts of that follow.
 * @throws Refusal CONTRACT_HAS_NO_ACCEPTED_PROPOSAL for an offer, DOCUMENT_NOT_FOUND for an unknown contract and another
 * retailer's alike.
 */
export async function renderPurchaseReceipt(
  { db }: Platform,
  ports: DocumentsPorts,
  actor: Actor,
  input: { contractId: string },
): Promise<Uint8Array> {
  const { retailerId } = actor;
  const receipts = await findReceipts(db, { retailerId, kind: 'ORIGINATION', subjectIds: [input.contractId] });
  if (receipts.length === 0) {
    const isOffer = await ports.isOffered(db, { retailerId, contractId: input.contractId });
    refuse(isOffer ? 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL' : 'DOCUMENT_NOT_FOUND');
  }
  const undone = await ports.cancellationsOf(db, input.contractId);
  if (undone.length === 0) return printReceipts(receipts);
  const cancellations = await findReceipts(db, { retailerId, kind: 'CANCELLATION', subjectIds: undone });
  return printReceipts([...receipts, ...cancellations]);
}
