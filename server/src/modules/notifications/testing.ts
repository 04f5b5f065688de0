import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import { jobs } from '../../kernel/db/tables.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { say } from './rules/words.ts';
import { messageFragments, type NewMessage } from './store.ts';
import { messages } from './tables.ts';

/** Writes a message and its job, now, as a use case would; returns the message's id. */
export async function givenMessage(platform: Platform, over: Partial<NewMessage> = {}): Promise<string> {
  const id = over.id ?? newId();
  const message: NewMessage = {
    id,
    dedupKey: `test:${id}`,
    channel: 'SMS',
    purpose: 'PURCHASE_ACCEPTED',
    to: '+5592988887777',
    words: say('limit', { limite: 'R$ 10,00' }),
    retailerId: null,
    operatorId: null,
    at: platform.clock.now(),
    ...over,
  };
  await guardedWrite(platform.db, messageFragments(platform, message));
  return id;
}

/** A message that no channel delivered. */
export async function givenFailedMessage(platform: Platform, over: Partial<NewMessage> = {}): Promise<string> {
  const id = await givenMessage(platform, over);
  await sql`update ${messages.sql} set status = 'FAILED' where id = ${id}::uuid`.execute(platform.db);
  await sql`update ${jobs.sql} set done_at = run_at, attempts = 3 where id = ${id}::uuid`.execute(platform.db);
  return id;
}
