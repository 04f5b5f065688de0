import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { readSession } from '../facts.ts';
import { checkClose } from '../rules/close.ts';
import { cashSessions } from '../tables.ts';
import { detailView } from '../views.ts';

type Call = Handled<'POST /coordinator/cash/sessions/{id}/close'>;

/**
 * Closes a session as it was counted. What moved the drawer since the count, or moves it now, asks for another count.
 * @throws Refusal CASH_SESSION_NOT_FOUND and those of `checkClose`; nothing is written then.
 */
export function closeCashSession(
  platform: Platform,
  by: Keyed,
  id: string,
  { counted, reason: typed }: Call['body'],
): Promise<Call['answer']> {
  const { retailerId, operatorId, name } = by.actor;
  return act(platform, {
    principal: by,
    read: (db) => readSession(db, by.actor, id),
    decide(session, { now }) {
      const { differenceCents, reason } = checkClose(session, { countedCents: counted, reason: typed });
      const { storeId, cashCents, moved } = session;
      const close = sql`update ${cashSessions.sql} set closed_at = ${now}::timestamptz, closed_by = ${operatorId}::uuid,
          closed_by_name = ${name}::text, reason = ${reason}::text
        where retailer_id = ${retailerId}::uuid and id = ${id}::uuid and closed_at is null
          and moved = ${moved}::bigint and counted_moved = moved and counted_cents = ${counted}::bigint`;
      return {
        answer: detailView({ ...session, closedAt: now, closedBy: operatorId, closedByName: name, reason }),
        writes: [part('cash_close', close)],
        missed: { cash_close: 'CASH_COUNT_OUTDATED' },
        audit: {
          action: 'cash.closed',
          subject: id,
          storeId,
          detail: { countedCents: counted, expectedCents: cashCents, differenceCents },
        },
      };
    },
  });
}
