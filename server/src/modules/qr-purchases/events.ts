import { setTimeout as sleep } from 'node:timers/promises';
import type { QrPurchaseStatus } from '@balcao/contract';
import type { Actor } from '../../kernel/auth/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import type { Platform } from '../../kernel/platform.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { isSettled, statusAt } from './rules/status.ts';
import { qrPurchases } from './tables.ts';

type Holder = Pick<Actor, 'retailerId' | 'operatorId'>;
type Statuses = ReadonlyMap<string, QrPurchaseStatus>;

/** How often all that is watched is looked at, once for everybody; a till learns of a sale within a second. */
const LOOK_MS = 400;
/** What ended is still told for so long, to who was away for a moment. */
const TOLD_SECONDS = 120;
/** A silent stream says that it is alive, before a proxy gives it up. */
const ALIVE_MS = 15_000;
/** Then the browser asks anew, and shows who it is. */
const STREAM_MS = 120_000;

const q = qrPurchases.row('q');

const runs = (status: QrPurchaseStatus) => status !== 'EXPIRED' && !isSettled({ status });

/** The running purchases of some operators, in one query. */
async function statusesOf({ db, clock }: Platform, holders: Iterable<Holder>): Promise<Map<string, Statuses>> {
  const all = [...holders].map(({ retailerId, operatorId }) => ({ retailer_id: retailerId, operator_id: operatorId }));
  const now = clock.now();
  const from = sql`from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as h(retailer_id uuid, operator_id uuid)
    join ${qrPurchases.sql} q on q.retailer_id = h.retailer_id and q.operator_id = h.operator_id
      and q.ends_at > ${addSeconds(now, -TOLD_SECONDS)}::timestamptz`;
  const rows = await asSystem('qr-purchase-events', () =>
    rowsOf(db, select(pick(q, 'operatorId', 'id', 'status', 'endsAt'), from)),
  );
  const byOperator = new Map<string, Map<string, QrPurchaseStatus>>();
  for (const { operatorId, id, ...row } of rows) {
    const own = byOperator.get(operatorId) ?? new Map<string, QrPurchaseStatus>();
    byOperator.set(operatorId, own.set(id, statusAt(row, now)));
  }
  return byOperator;
}

/**
 * Tells tills what their customers do. However many listen, the database is asked once a look: no connection is held, and any
 * replica tells what happened on another.
 */
export function createQrEvents(platform: Platform) {
  const listening = new Set<Holder>();
  let next: Promise<Map<string, Statuses>> | undefined;
  const look = () =>
    (next ??= sleep(LOOK_MS)
      .then(() => statusesOf(platform, listening))
      .finally(() => {
        next = undefined;
      }));

  /** Events of one operator until nothing runs any more, the server stops, or the browser goes. */
  return async function* eventsOf(holder: Holder, closing: AbortSignal): AsyncGenerator<string> {
    const told = new Map<string, QrPurchaseStatus>();
    const since = performance.now();
    let saidAt = since;
    listening.add(holder);
    try {
      let found = await statusesOf(platform, [holder]);
      for (; !closing.aborted && performance.now() - since < STREAM_MS; found = await look()) {
        const statuses: Statuses = found.get(holder.operatorId) ?? new Map();
        const changed = [...statuses].filter(([id, status]) => told.get(id) !== status);
        for (const [id, status] of changed) {
          told.set(id, status);
          yield `data: ${JSON.stringify({ id, status })}\n\n`;
        }
        const now = performance.now();
        if (changed.length > 0) saidAt = now;
        else if (now - saidAt > ALIVE_MS) {
          saidAt = now;
          yield ': \n\n';
        }
        if (![...statuses.values()].some(runs)) return;
      }
    } finally {
      listening.delete(holder);
    }
  };
}
