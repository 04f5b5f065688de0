import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { readSession } from '../facts.ts';
import { checkOpen, differenceOf } from '../rules/close.ts';
import { countedCents, tidyPieces } from '../rules/count.ts';
import { cashSessions } from '../tables.ts';

type Call = Handled<'POST /coordinator/cash/sessions/{id}/count'>;

/**
 * Takes a count, and only then says what was expected: each count is kept in the audit with both, so that one who counts
 * until it fits is seen. @throws Refusal CASH_SESSION_NOT_FOUND, CASH_SESSION_CLOSED, CASH_COUNT_OUTDATED.
 */
export function countCash(platform: Platform, by: Keyed, id: string, body: Call['body']): Promise<Call['answer']> {
  const { actor } = by;
  const pieces = tidyPieces(body.pieces);
  const counted = countedCents(pieces);
  return act(platform, {
    principal: by,
    read: (db) => readSession(db, actor, id),
    decide(session) {
      checkOpen(session);
      const { cashCents: expected, moved, storeId } = session;
      const difference = differenceOf(counted, expected);
      const count = sql`update ${cashSessions.sql} set pieces = ${JSON.stringify(pieces)}::jsonb,
          counted_cents = ${counted}::bigint, counted_moved = moved, counts = counts + 1
        where retailer_id = ${actor.retailerId}::uuid and id = ${id}::uuid and closed_at is null and moved = ${moved}::bigint`;
      return {
        answer: { counted, expected, difference },
        writes: [part('cash_count', count)],
        missed: { cash_count: 'CASH_COUNT_OUTDATED' },
        audit: {
          action: 'cash.counted',
          subject: id,
          storeId,
          detail: { countedCents: counted, expectedCents: expected, differenceCents: difference },
        },
      };
    },
  });
}
