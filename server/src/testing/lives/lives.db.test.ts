import { expect, test } from 'vitest';
import { openTestDatabase } from '../database.ts';
import { describeLife, drawLife } from './life.ts';
import { runLives } from './run-lives.ts';

const EVERYDAY_LIVES = 200;
const BATCH = 1_000;
const FIRST_SEED = 20_261_000;

test('lives of contracts are to the cent what a second engine says', { timeout: 6 * 3_600_000 }, async () => {
  const all = Number(process.env['LIVES'] ?? EVERYDAY_LIVES);
  const first = Number(process.env['LIVES_SEED'] ?? FIRST_SEED);
  for (let at = 0; at < all; at += BATCH) {
    const lives = Array.from({ length: Math.min(BATCH, all - at) }, (_, k) => drawLife(first + at + k));
    const database = await openTestDatabase(8);
    try {
      const failures = await runLives(database, lives, Math.floor((first + at) / BATCH) % 2 === 1);
      const told = failures.map(({ life, story, reason }) => [describeLife(life), ...story, reason].join('\n'));
      if (process.env['LIVES_REPORT'])
        process.stdout.write(`${told.slice(0, 6).join('\n\n')}\n${told.length} of ${lives.length}\n`);
      expect(told[0]).toBeUndefined();
    } finally {
      await database.close();
    }
  }
});
