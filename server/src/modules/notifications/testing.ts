import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { messageFragments, type NewMessage } from './store.ts';

/** Writes a message and its job, now, as a use case would; returns the message's id. */
export async function givenMessage(platform: Platform, over: Partial<NewMessage> = {}): Promise<string> {
  const id = over.id ?? newId();
  const message: NewMessage = {
    id,
    dedupKey: `test:${id}`,
    channel: 'SMS',
    purpose: 'PURCHASE_ACCEPTED',
    to: '+5592988887777',
    text: 'UME: seu código é 123456.',
    retailerId: null,
    operatorId: null,
    at: platform.clock.now(),
    ...over,
  };
  await guardedWrite(platform.db, messageFragments(platform, message));
  return id;
}
