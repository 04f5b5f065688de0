import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import type { InstrumentPorts } from '../../ports.ts';
import { printPages } from '../../print.ts';
import { cetSheetBlocks } from '../../rules/credit/cet-sheet-blocks.ts';

/**
 * The summary and cost sheet of one way to pay, as A4 PDF, for the customer to read and take before signing.
 * @throws Refusal PROPOSAL_NOT_FOUND, also for another retailer's.
 */
export async function renderCetSheet(
  platform: Platform,
  ports: InstrumentPorts,
  actor: Pick<Actor, 'retailerId' | 'name'>,
  { proposalId }: { proposalId: string },
): Promise<Uint8Array> {
  const sheet = await ports.cetSheetOf(platform, actor, proposalId);
  const { contractNumber, issuedAt, count } = sheet.credit;
  return printPages({
    title: `CET ${contractNumber}, ${count}x`,
    at: issuedAt,
    blocks: cetSheetBlocks(sheet),
    foot: `Oferta ${contractNumber}`,
  });
}
