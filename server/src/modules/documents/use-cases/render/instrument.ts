import type { Asker } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { findPurchase } from '../../find-purchase.ts';
import type { InstrumentPorts, PaperSigner } from '../../ports.ts';
import { type PagedDocument, printPages } from '../../print.ts';
import { stampBlocks } from '../../rules/cancellation-blocks.ts';
import { instrumentBlocks, instrumentTitle } from '../../rules/credit/instrument-blocks.ts';
import { signedInstrument } from '../../signing/sign-instrument.ts';
import { findReceipts, ownerOfReceipt } from '../../views.ts';

/**
 * What the customer signed, as A4 PDF, from the receipt that was kept of it: sealed with the certificate where there is
 * one. Undone since, in whole or in part, it says so on top and is a copy without the seal.
 * @throws Refusal CONTRACT_HAS_NO_ACCEPTED_PROPOSAL for an offer, DOCUMENT_NOT_FOUND for an unknown contract and another
 * retailer's alike.
 */
export async function renderInstrument(
  platform: Platform,
  ports: InstrumentPorts,
  signer: PaperSigner,
  asker: Asker,
  { contractId }: { contractId: string },
): Promise<Uint8Array> {
  const { db } = platform;
  const { retailerId } = asker;
  const credit = await findPurchase(db, ports, { retailerId, contractId });
  const undone = await ports.cancellationsOf(db, contractId);
  const stamps =
    undone.length === 0 ? [] : await findReceipts(db, { retailerId, kind: 'CANCELLATION', subjectIds: undone });
  const signature = await ports.signatureOf(db, contractId);
  const paper: PagedDocument = {
    title: `${instrumentTitle(credit)} ${credit.contractNumber}`,
    at: credit.issuedAt,
    blocks: [
      ...stampBlocks(stamps.flatMap((one) => (one.kind === 'CANCELLATION' ? [one.document] : []))),
      ...instrumentBlocks(credit, signature),
    ],
    foot: `${credit.contractNumber} · ${credit.authenticationCode}`,
  };
  const { certificate } = signer;
  const borrowerId = await ownerOfReceipt(db, { retailerId, contractId });
  if (certificate === null || stamps.length > 0 || borrowerId === null) return printPages(paper);
  return signedInstrument(platform, { ...signer, certificate }, asker, {
    contractId,
    borrowerId,
    credit,
    signature,
    paper,
  });
}
