import { type Cents, formatBrl } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, grantFact, phoneOf } from '../../borrowers/index.ts';
import { checkSendCaps, messageFragments } from '../../notifications/index.ts';
import { checkStore, storeFact, type StoreFact } from '../../retailers/index.ts';
import { availableCents, limitFact, type LimitFact } from '../limit/facts.ts';

interface Facts {
  store: StoreFact | null;
  grant: boolean;
  borrower: BorrowerFact | null;
  limit: LimitFact | null;
}

/** Sends the customer's own limit to the customer's own phone, never to another number. */
export function notifyLimit(
  platform: Platform,
  actor: Actor,
  claim: Claim,
  ask: { borrowerId: string; storeId: string },
): Promise<{ messageId: string }> {
  return once(platform.db, claim, async () => {
    const now = platform.clock.now();
    const { borrower, limit } = await readFacts(platform, actor, ask, now);
    const phone = phoneOf(platform.secrets, borrower);
    if (!phone) refuse('PHONE_NOT_FOUND');
    if (!limit) refuse('LIMIT_NOT_FOUND');
    await checkSendCaps(platform, { to: phone, actor });
    const answer = { messageId: newId() };
    const text = `${platform.brand}: seu limite disponível é de ${formatBrl(availableCents(limit) as Cents)}.`;
    await guardedWrite(platform.db, [
      claimFragment(claim, answer, now),
      ...messageFragments(platform, {
        id: answer.messageId,
        dedupKey: `limit:${answer.messageId}`,
        channel: 'SMS',
        purpose: 'LIMIT',
        to: phone,
        text,
        retailerId: actor.retailerId,
        operatorId: actor.operatorId,
        at: now,
      }),
      auditFragment({ actor, at: now, storeId: ask.storeId, action: 'limit.notified', subject: ask.borrowerId }),
    ]);
    return answer;
  });
}

async function readFacts(platform: Platform, actor: Actor, ask: { borrowerId: string; storeId: string }, now: Date) {
  const facts = await sql<Facts>`
    select ${storeFact(actor.retailerId, ask.storeId)} as store,
      ${grantFact(actor, ask.borrowerId, now)} as grant,
      ${borrowerFact(ask.borrowerId)} as borrower,
      ${limitFact(ask.borrowerId)} as "limit"`.execute(platform.db);
  const [row] = facts.rows;
  if (!row?.grant || !row.borrower) refuse('BORROWER_NOT_FOUND');
  checkStore(row.store);
  return { borrower: row.borrower, limit: row.limit };
}
