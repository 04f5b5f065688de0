import { dayCloseSteps, readAppConfig } from './app.ts';
import { systemClock } from './kernel/clock.ts';
import { closeDay } from './kernel/day-close/close-day.ts';
import { openDatabase } from './kernel/db/open-database.ts';

// The server closes days by itself; this does it now, and says how much there was to do.
const database = await openDatabase(readAppConfig(process.env));
try {
  const rows = await closeDay({ db: database.db, clock: systemClock, steps: dayCloseSteps });
  for (const [step, count] of Object.entries(rows)) process.stdout.write(`${step.padEnd(32)} ${count}\n`);
  if (Object.keys(rows).length === 0) process.stdout.write('The day is closed already.\n');
} finally {
  await database.close();
}
