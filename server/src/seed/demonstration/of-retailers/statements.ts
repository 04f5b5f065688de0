import { addDays, type CivilDate } from '@balcao/credit-math';
import type { Platform } from '../../../kernel/platform.ts';
import { importStatement, showDemonstrationStatement } from '../../../modules/reconciliation/index.ts';
import { demonstrationAccount as bank } from '../../../providers/transfer-bank/config.ts';
import { treasurer } from './transfers.ts';

/** Billings of several weeks are paid within them. */
const DAYS = 28;

/** A statement of the weeks up to yesterday, with lines of each kind: matched, guessed, left over. Today's is for a newcomer. */
export async function addStatement(platform: Platform, today: CivilDate): Promise<void> {
  const { actor, by } = treasurer(platform.clock.now());
  const days = { from: addDays(today, -DAYS), to: addDays(today, -1) };
  const file = await showDemonstrationStatement(platform, { bank, isDemonstration: true }, actor, days);
  const contentBase64 = Buffer.from(file.content).toString('base64');
  await importStatement(platform, bank, by(), { fileName: file.fileName, contentBase64 });
}
