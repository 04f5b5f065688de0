import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { InstrumentPorts } from '../../ports.ts';
import { printPages } from '../../print.ts';
import { stampBlocks } from '../../rules/cancellation-blocks.ts';
import { instrumentBlocks, instrumentTitle } from '../../rules/instrument-blocks.ts';
import { findReceipts } from '../../views.ts';

/**
 * What the customer signed, as A4 PDF, from the receipt that was kept of it: undone since, it says so on top.
 * @throws Refusal CONTRACT_HAS_NO_ACCEPTED_PROPOSAL for an offer, DOCUMENT_NOT_FOUND for an unknown contract and another
 * retailer's alike.
 */
export async function renderInstrument(
  { db }: Platform,
  ports: InstrumentPorts,
  { retailerId }: Actor,
  { contractId }: { contractId: string },
): Promise<Uint8Array> {
  const [receipt] = await findReceipts(db, { retailerId, kind: 'ORIGINATION', subjectIds: [contractId] });
  if (receipt?.kind !== 'ORIGINATION') {
    const isOffer = await ports.isOffered(db, { retailerId, contractId });
    refuse(isOffer ? 'CONTRACT_HAS_NO_ACCEPTED_PROPOSAL' : 'DOCUMENT_NOT_FOUND');
  }
  const credit = receipt.document;
  const undone = await ports.cancellationsOf(db, contractId);
  const stamps =
    undone.length === 0 ? [] : await findReceipts(db, { retailerId, kind: 'CANCELLATION', subjectIds: undone });
  const title = `${instrumentTitle(credit)} ${credit.contractNumber}`;
  return printPages({
    title,
    at: credit.issuedAt,
    blocks: [
      ...stampBlocks(stamps.flatMap((one) => (one.kind === 'CANCELLATION' ? [one.document] : []))),
      ...instrumentBlocks(credit, await ports.signatureOf(db, contractId)),
    ],
    foot: `${credit.contractNumber} · ${credit.authenticationCode}`,
  });
}
