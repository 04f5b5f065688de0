import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../server/src/kernel/db/database.ts';

const LOOK_EVERY_MS = 50;

/** Waits until the server has sent what was written so far: a slice pays for its own messages, not for those of the other side. */
export async function outboxDrained(db: Db): Promise<void> {
  const waiting = db
    .selectFrom('jobs')
    .select('id')
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .limit(1);
  while (await waiting.executeTakeFirst()) await sleep(LOOK_EVERY_MS);
}
