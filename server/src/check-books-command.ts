import { readAppConfig } from './app.ts';
import { openDatabase } from './kernel/db/open-database.ts';
import { asSystem } from './kernel/row-security/scope.ts';
import { checkBooks } from './invariants/check-books.ts';
import { waitingPix } from './modules/pix/index.ts';

const database = await openDatabase(readAppConfig(process.env));
try {
  const findings = await asSystem('check-books', () => checkBooks(database.db));
  for (const { id, says, count, examples, ms } of findings) {
    const verdict = count === 0 ? 'holds ' : 'BROKEN';
    const rows = count === 0 ? '' : `  ${count} row(s): ${examples.join(', ')}`;
    process.stdout.write(`${verdict} ${id.padEnd(4)} ${says} (${ms.toFixed(0)} ms)${rows}\n`);
  }
  const waiting = await asSystem('check-books', () => waitingPix(database.db));
  process.stdout.write(
    `waits       ${waiting.count} Pix of no known charge, ${waiting.cents} cents in all (pix_unmatched)\n`,
  );
  process.exitCode = findings.some(({ count }) => count > 0) ? 1 : 0;
} finally {
  await database.close();
}
