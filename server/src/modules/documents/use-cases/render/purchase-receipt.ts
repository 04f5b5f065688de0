import type { Asker } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { DocumentsPorts } from '../../ports.ts';
import { printReceipts, type ReceiptFormat } from '../../print.ts';
import type { ReceiptDocument } from '../../receipts.ts';
import { type Sheet, sheetsOf } from '../../rules/sheets.ts';
import { findReceipts } from '../../views.ts';
import { keptReceipts } from './kept-receipts.ts';

/**
 * The receipt of a purchase as a PDF; undone since, in whole or in part, it says so and the receipts of that follow.
 * @throws Refusal CONTRACT_HAS_NO_ACCEPTED_PROPOSAL for an offer, DOCUMENT_NOT_FOUND for an unknown contract and another
 * retailer's alike.
 */
export async function renderPurchaseReceipt(
  platform: Platform,
  ports: DocumentsPorts,
  asker: Asker,
  input: { contractId: string; format?: ReceiptFormat },
): Promise<Uint8Array> {
  return printReceipts(await purchaseReceipts(platform, ports, asker, input), input.format);
}

/** The same by its parts. @throws Refusal as {@link renderPurchaseReceipt}. */
export async function showPurchaseReceipt(
  platform: Platform,
  ports: DocumentsPorts,
  asker: Asker,
  input: { contractId: string },
): Promise<Sheet[]> {
  return sheetsOf(await purchaseReceipts(platform, ports, asker, input));
}

async function purchaseReceipts(
  { db }: Platform,
  ports: DocumentsPorts,
  asker: Asker,
  input: { contractId: string },
): Promise<ReceiptDocument[]> {
  const { retailerId } = asker;
  const of = { retailerId, kind: 'ORIGINATION' as const, subjectIds: [input.contractId] };
  if ((await findReceipts(db, of)).length === 0) {
    const isOffer = await ports.isOffered(db, { retailerId, contractId: input.contractId });
    refuse(isOffer ? 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL' : 'DOCUMENT_NOT_FOUND');
  }
  return keptReceipts(db, ports, of);
}
