import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '../../../server/src/kernel/db/sql.ts';
import type { Db } from '../../../server/src/kernel/db/database.ts';

const LOOK_EVERY_MS = 50;

/** Waits until the outbox and the projection are done, so that no slice pays for the work of the one before. */
export async function outboxDrained(db: Db): Promise<void> {
  const waiting = sql`select 1 from jobs where done_at is null and failed_at is null
    union all select 1 from sale_changes limit 1`;
  while ((await waiting.execute(db)).rows.length > 0) await sleep(LOOK_EVERY_MS);
}
