import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import { part } from '../../../../kernel/db/guarded-write.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { revokeSessions } from '../../sessions.ts';
import { sessions } from '../../tables.ts';

/** Ends one session of the caller. @throws Refusal SESSION_NOT_FOUND, also for one that ended and one of somebody else. */
export async function endSession(platform: Platform, by: Operator, id: string): Promise<void> {
  const { retailerId, operatorId, storeId } = by.actor;
  await act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide(_, { now }) {
      const isIt = sql`retailer_id = ${retailerId}::uuid and operator_id = ${operatorId}::uuid and id = ${id}::uuid`;
      const end = sql`update ${sessions.sql} set revoked_at = ${now}::timestamptz where ${isIt} and revoked_at is null`;
      return {
        answer: null,
        writes: [{ ...part('session', end), refusal: new Refusal('SESSION_NOT_FOUND') }],
        audit: { action: 'session.ended', subject: operatorId, storeId },
      };
    },
  });
}

/** Ends every session of the caller but this one, and says how many. */
export async function endOtherSessions(
  platform: Platform,
  by: Operator,
): Promise<Handled<'DELETE /users/me/sessions'>['answer']> {
  const { retailerId, operatorId, storeId, tokenHash } = by.actor;
  const ended = await revokeSessions(platform.db, retailerId, operatorId, platform.clock.now(), tokenHash);
  return act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide: () => ({
      answer: { ended },
      writes: [],
      audit: { action: 'session.ended', subject: operatorId, storeId, detail: { others: ended } },
    }),
  });
}
