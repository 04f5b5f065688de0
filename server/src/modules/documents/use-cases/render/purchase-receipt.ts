import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { DocumentsPorts } from '../../ports.ts';
import { findReceipts } from '../../views.ts';
import { printKeptReceipts } from './kept-receipts.ts';

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
  const of = { retailerId, kind: 'ORIGINATION' as const, subjectIds: [input.contractId] };
  if ((await findReceipts(db, of)).length === 0) {
    const isOffer = await ports.isOffered(db, { retailerId, contractId: input.contractId });
    refuse(isOffer ? 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL' : 'DOCUMENT_NOT_FOUND');
  }
  return printKeptReceipts(db, ports, of);
}
