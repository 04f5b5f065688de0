import { runCommand } from './command.ts';
import { checkBooks } from './invariants/check-books.ts';
import { waitingPix } from './modules/pix/index.ts';

await runCommand('check-books', async ({ platform: { db } }) => {
  const findings = await checkBooks(db);
  for (const { id, says, count, examples, ms } of findings) {
    const verdict = count === 0 ? 'holds ' : 'BROKEN';
    const rows = count === 0 ? '' : `  ${count} row(s): ${examples.join(', ')}`;
    process.stdout.write(`${verdict} ${id.padEnd(4)} ${says} (${ms.toFixed(0)} ms)${rows}\n`);
  }
  const { count, cents } = await waitingPix(db);
  process.stdout.write(`waits       ${count} Pix of no known charge, ${cents} cents in all (pix_unmatched)\n`);
  return findings.some((finding) => finding.count > 0) ? 1 : 0;
});
