import { dayCloseSteps } from './app.ts';
import { runCommand } from './command.ts';
import { closeDay } from './kernel/day-close/close-day.ts';
import { UserError } from './kernel/user-error.ts';

const WRONG_CLOCK = "This machine's clock is more than 5 s from the database's: nothing was closed.";

// The server closes days by itself; this does it now, and says how much there was to do.
await runCommand('day-close', async ({ platform }) => {
  if (platform.clock.isRight?.() === false) throw new UserError(WRONG_CLOCK);
  const rows = await closeDay({ db: platform.db, clock: platform.clock, steps: dayCloseSteps });
  for (const [step, count] of Object.entries(rows)) process.stdout.write(`${step.padEnd(32)} ${count}\n`);
  if (Object.keys(rows).length === 0) process.stdout.write('The day is closed already.\n');
  return 0;
});
