import type { Asker } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import type { InstrumentPorts } from '../../ports.ts';
import { printPages } from '../../print.ts';
import { findPurchase } from '../../find-purchase.ts';
import { awarenessBlocks } from '../../rules/credit/awareness-blocks.ts';

/**
 * What the customer declares to know, to be signed by hand, as A4 PDF.
 * @throws Refusal CONTRACT_HAS_NO_ACCEPTED_PROPOSAL for an offer, DOCUMENT_NOT_FOUND for an unknown contract and another
 * retailer's alike.
 */
export async function renderAwarenessTerms(
  { db }: Platform,
  ports: InstrumentPorts,
  { retailerId }: Asker,
  { contractId }: { contractId: string },
): Promise<Uint8Array> {
  const credit = await findPurchase(db, ports, { retailerId, contractId });
  return printPages({
    title: `Termo de ciência ${credit.contractNumber}`,
    at: credit.issuedAt,
    blocks: awarenessBlocks(credit),
    foot: `${credit.contractNumber} · ${credit.authenticationCode}`,
  });
}
