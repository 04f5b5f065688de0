import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { type Quota, quotaFragment } from '../../../kernel/act/quota.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { storeNameFact } from '../../retailers/index.ts';
import { requestView, type SupportRequest } from '../request.ts';
import { supportRequests } from '../tables.ts';

type Call = Handled<'POST /support/requests'>;

const asked: Quota = {
  name: 'support_requests',
  uses: 10,
  windowSeconds: 3_600,
  refusal: 'TOO_MANY_SUPPORT_REQUESTS',
};

/** Asks the support for help. @throws Refusal STORE_NOT_FOUND, TOO_MANY_SUPPORT_REQUESTS. */
export function askSupport(platform: Platform, by: Keyed, body: Call['body']): Promise<Call['answer']> {
  const { db, secrets } = platform;
  const { operatorId, retailerId, name } = by.actor;
  const { subject, text, storeId = null, page = null, traceId = null } = body;
  return act(platform, {
    principal: by,
    read: async () => (await rowOf(db, select({ storeName: storeNameFact(retailerId, storeId) })))?.storeName ?? null,
    decide(storeName, { now }) {
      if (storeId !== null && storeName === null) refuse('STORE_NOT_FOUND');
      const row: SupportRequest = {
        retailerId,
        id: newId(),
        subjectSealed: secrets.encrypt(subject),
        textSealed: secrets.encrypt(text),
        storeName,
        page,
        traceId,
        askedBy: operatorId,
        askedByName: name,
        askedAt: now,
        status: 'OPEN',
        claimedBy: null,
        claimedByName: null,
        answerSealed: null,
        answeredAt: null,
        closedAt: null,
      };
      return {
        answer: requestView(platform, row),
        writes: [quotaFragment(asked, operatorId, now), part('support_request', insertOne(supportRequests, row))],
        audit: { action: 'support.asked', subject: row.id, storeId },
      };
    },
  });
}
