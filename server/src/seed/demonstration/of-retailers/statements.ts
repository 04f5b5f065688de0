import { addDays, type CivilDate } from '@balcao/credit-math';
import type { Platform } from '../../../kernel/platform.ts';
import { importStatement, showDemonstrationStatement } from '../../../modules/reconciliation/index.ts';
import { demonstrationAccount as bank } from '../../../providers/transfer-bank/config.ts';
import { treasurer } from './transfers.ts';

/** So far back a day is looked for on which enough happened at the bank. */
const DAYS = 60;
/** What the books have and the bank names, what it lost the name of, a fee, and a Pix of nobody. */
const LEAST_LINES = 4;

/** The newest statement with lines of each kind: matched, guessed, left over. */
export async function addStatement(platform: Platform, today: CivilDate): Promise<void> {
  const { actor, by } = treasurer(platform.clock.now());
  for (let back = 1; back <= DAYS; back++) {
    const file = await showDemonstrationStatement(
      platform,
      { bank, isDemonstration: true },
      actor,
      addDays(today, -back),
    );
    if (file.content.split('<STMTTRN>').length <= LEAST_LINES) continue;
    const contentBase64 = Buffer.from(file.content).toString('base64');
    await importStatement(platform, bank, by(), { fileName: file.fileName, contentBase64 });
    return;
  }
}
