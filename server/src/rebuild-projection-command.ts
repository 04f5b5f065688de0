import { z } from 'zod';
import { runCommand } from './command.ts';
import { UserError } from './kernel/user-error.ts';
import { rebuildProjections } from './modules/projection/index.ts';

const UNKNOWN = 'No such retailer: npm run rebuild:projection [-- RETAILER_ID]';

// Servers keep the projections by themselves; this makes them anew from the sales, of one retailer or of all, while sales go on.
await runCommand('rebuild', async ({ platform }) => {
  const asked = z.uuid().optional().safeParse(process.argv[2]);
  if (!asked.success) throw new UserError(UNKNOWN);
  const rebuilt = await rebuildProjections(platform, asked.data);
  for (const { retailerId } of rebuilt) process.stdout.write(`${retailerId} rebuilt\n`);
  if (rebuilt.length === 0) throw new UserError(UNKNOWN);
  return 0;
});
