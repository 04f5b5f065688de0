import { formatBrl } from '@balcao/contract';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, grantFact, phoneOf } from '../../borrowers/index.ts';
import { messageFragments, say } from '../../notifications/index.ts';
import { checkStore, storeFact } from '../../retailers/index.ts';
import { availableCents, limitFact } from '../limit/facts.ts';

export interface LimitNotice {
  borrowerId: string;
  storeId: string;
}

/**
 * Sends the customer's own limit to the customer's own phone, never to another number.
 * @throws Refusal BORROWER_NOT_FOUND, STORE_NOT_FOUND, DEACTIVATED_STORE, PHONE_NOT_FOUND, LIMIT_NOT_FOUND,
 * TOO_MANY_REQUESTS.
 */
export function notifyLimit(platform: Platform, by: Keyed, ask: LimitNotice): Promise<{ messageId: string }> {
  const { retailerId, operatorId } = by.actor;
  const messageId = newId();
  return act(platform, {
    principal: by,
    read: (db, moment) => readFacts({ ...platform, db }, by.actor, ask, moment),
    decide({ phone, limit }, { now }) {
      const message = {
        id: messageId,
        dedupKey: `limit:${messageId}`,
        channel: 'SMS',
        purpose: 'LIMIT',
        to: phone,
        words: say('limit', { limite: formatBrl(availableCents(limit)) }),
        retailerId,
        operatorId,
        at: now,
      } as const;
      return {
        answer: { messageId },
        writes: messageFragments(platform, message),
        audit: { action: 'limit.notified', subject: ask.borrowerId, storeId: ask.storeId },
      };
    },
  });
}

async function readFacts({ db, secrets }: Platform, actor: Actor, ask: LimitNotice, { now, today }: Moment) {
  const { borrowerId, storeId } = ask;
  const row = await rowOf(
    db,
    select({
      store: storeFact(actor.retailerId, storeId),
      isGranted: grantFact(actor, borrowerId, now),
      borrower: borrowerFact(borrowerId),
      limit: limitFact(borrowerId, { ...actor, today }),
    }),
  );
  if (!row?.isGranted || !row.borrower) refuse('BORROWER_NOT_FOUND');
  checkStore(row.store);
  const phone = phoneOf(secrets, row.borrower);
  if (!phone) refuse('PHONE_NOT_FOUND');
  if (!row.limit) refuse('LIMIT_NOT_FOUND');
  return { phone, limit: row.limit };
}
