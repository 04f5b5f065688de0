import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { isTrue, maxOf, rowOf, scalar, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { checkStore, storeFact } from '../../retailers/index.ts';
import { cashSessions } from '../tables.ts';
import { openView } from '../views.ts';

type Call = Handled<'POST /coordinator/cash/sessions'>;

/**
 * Opens a drawer of a store for the operator. One operator has one session, one drawer of a store one operator: indexes say so.
 * @throws Refusal STORE_NOT_FOUND, DEACTIVATED_STORE, CASH_SESSION_ALREADY_OPEN, CASH_DRAWER_TAKEN.
 */
export function openCashSession(platform: Platform, by: Keyed, body: Call['body']): Promise<Call['answer']> {
  const { retailerId, operatorId, name } = by.actor;
  const { storeId, drawer, float: floatCents } = body;
  const ofRetailer = sql`from ${cashSessions.sql} o where o.retailer_id = ${retailerId}::uuid`;
  const ofDrawer = sql`${ofRetailer} and o.store_id = ${storeId}::uuid and o.drawer = ${drawer}::text`;
  const shape = {
    store: storeFact(retailerId, storeId),
    hasOwn: isTrue(
      sql`exists (select 1 ${ofRetailer} and o.operator_id = ${operatorId}::uuid and o.closed_at is null)`,
    ),
    isTaken: isTrue(sql`exists (select 1 ${ofDrawer} and o.closed_at is null)`),
    last: scalar(maxOf(cashSessions.row('o').number), ofDrawer),
  };
  return act(platform, {
    principal: by,
    read: async (db) => (await rowOf(db, select(shape))) ?? refuse('STORE_NOT_FOUND'),
    decide(facts, { now, today }) {
      const store = checkStore(facts.store);
      if (facts.hasOwn) refuse('CASH_SESSION_ALREADY_OPEN');
      if (facts.isTaken) refuse('CASH_DRAWER_TAKEN');
      const number = (facts.last ?? 0) + 1;
      const who = { operatorId, operatorName: name };
      const when = { openedAt: now, openedOn: today };
      const row = {
        retailerId,
        id: newId(),
        storeId,
        drawer,
        number,
        ...who,
        ...when,
        floatCents,
        cashCents: floatCents,
      };
      const uncounted = { moved: 0, pieces: null, countedCents: null, countedMoved: null, counts: 0 };
      const open = { closedAt: null, closedBy: null, closedByName: null, reason: null };
      return {
        answer: openView({ ...row, ...uncounted, ...open, storeName: store.name, handMoves: [] }),
        writes: [part('cash_session', insertOne(cashSessions, row))],
        audit: { action: 'cash.opened', subject: row.id, storeId, detail: { drawer, floatCents } },
        taken: 'CASH_DRAWER_TAKEN',
      };
    },
  });
}
