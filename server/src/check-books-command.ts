import { runCommand } from './command.ts';
import { checkChanged, checkWhole } from './invariants/book-check.ts';
import { toldCheck, wholeInstead } from './invariants/told-check.ts';
import { UserError } from './kernel/user-error.ts';
import { waitingBoletoPayments } from './modules/invoices/index.ts';
import { waitingPix } from './modules/pix/index.ts';

/** True for what changed, false for everything. @throws UserError for any other word. */
function isOfChanges(words: readonly string[]): boolean {
  if (words.length === 0) return false;
  if (words.length === 1 && words[0] === '--changed') return true;
  throw new UserError('check:books takes --changed or nothing.');
}

await runCommand('check-books', async ({ platform: { clock }, database }) => {
  const check = isOfChanges(process.argv.slice(2)) ? checkChanged : checkWhole;
  const db = database.openSlow();
  try {
    const done = await check({ db, clock, onWhole: (last) => process.stdout.write(`${wholeInstead(last)}\n`) });
    for (const line of toldCheck(done)) process.stdout.write(`${line}\n`);
    const { count, cents } = await waitingPix(db);
    process.stdout.write(`waits       ${count} Pix of no known charge, ${cents} cents in all (pix_unmatched)\n`);
    const boletos = await waitingBoletoPayments(db);
    process.stdout.write(
      `waits       ${boletos.count} payments of boletos, ${boletos.cents} cents in all (boleto_payments)\n`,
    );
    return done.findings.some((finding) => finding.count > 0) || done.brokenBefore > 0 ? 1 : 0;
  } finally {
    await db.close();
  }
});
