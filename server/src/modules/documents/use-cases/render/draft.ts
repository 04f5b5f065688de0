import type { Actor } from '../../../../kernel/auth/actor.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import type { InstrumentPorts } from '../../ports.ts';
import { printPages } from '../../print.ts';
import { draftBlocks, instrumentTitle } from '../../rules/credit/instrument-blocks.ts';

/**
 * What the customer will sign by one way to pay, as A4 PDF, to read before.
 * @throws Refusal PROPOSAL_NOT_FOUND, also for another retailer's.
 */
export async function renderDraft(
  platform: Platform,
  ports: InstrumentPorts,
  actor: Pick<Actor, 'retailerId' | 'name'>,
  { proposalId }: { proposalId: string },
): Promise<Uint8Array> {
  const sheet = await ports.cetSheetOf(platform, actor, proposalId);
  const { contractNumber, issuedAt, count } = sheet.credit;
  return printPages({
    title: `Minuta: ${instrumentTitle(sheet.credit)} ${contractNumber}, ${count}x`,
    at: issuedAt,
    blocks: draftBlocks(sheet),
    foot: `Minuta · Oferta ${contractNumber}`,
  });
}
