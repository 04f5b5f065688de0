import { z } from 'zod';
import { readAppConfig } from './app.ts';
import { systemClock } from './kernel/clock.ts';
import { openDatabase } from './kernel/db/open-database.ts';
import { asSystem } from './kernel/row-security/scope.ts';
import { rebuildProjections } from './modules/projection/index.ts';

// Servers keep the projections by themselves; this makes them anew from the sales, of one retailer or of all, while sales go on.
const asked = z.uuid().optional().safeParse(process.argv[2]);
const database = asked.success ? await openDatabase(readAppConfig(process.env)) : undefined;
try {
  const rebuilt = database
    ? await asSystem('rebuild', () => rebuildProjections({ db: database.db, clock: systemClock }, asked.data))
    : [];
  for (const { retailerId } of rebuilt) process.stdout.write(`${retailerId} rebuilt\n`);
  if (rebuilt.length === 0) {
    process.stderr.write('No such retailer: npm run rebuild:projection [-- RETAILER_ID]\n');
    process.exitCode = 1;
  }
} finally {
  await database?.close();
}
