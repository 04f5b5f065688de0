import type { Db } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { InstrumentPorts } from './ports.ts';
import type { PurchaseReceipt } from './receipts.ts';
import { findReceipts } from './views.ts';

/**
 * The receipt that was kept of a retailer's purchase.
 * @throws Refusal CONTRACT_HAS_NO_ACCEPTED_PROPOSAL for an offer, DOCUMENT_NOT_FOUND for an unknown contract and another
 * retailer's alike.
 */
export async function findPurchase(
  db: Db,
  ports: Pick<InstrumentPorts, 'isOffered'>,
  { retailerId, contractId }: { retailerId: string; contractId: string },
): Promise<PurchaseReceipt> {
  const [receipt] = await findReceipts(db, { retailerId, kind: 'ORIGINATION', subjectIds: [contractId] });
  if (receipt?.kind === 'ORIGINATION') return receipt.document;
  const isOffer = await ports.isOffered(db, { retailerId, contractId });
  return refuse(isOffer ? 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL' : 'DOCUMENT_NOT_FOUND');
}
