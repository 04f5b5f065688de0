import { setTimeout as sleep } from 'node:timers/promises';
import type { QrPurchaseStatus } from '@balcao/contract';
import type { Actor } from '../../kernel/auth/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import type { Platform } from '../../kernel/platform.ts';
import { asSystem, currentScope, type Scope, within } from '../../kernel/row-security/scope.ts';
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

/** Somebody who listens, and whose rows their session reaches. */
interface Listener extends Holder {
  readonly scope: Scope;
}

const SYSTEM: Scope = { system: 'qr-purchase-events' };
const inScope = <T>(scope: Scope, work: () => Promise<T>): Promise<T> =>
  'system' in scope ? asSystem(scope.system, work) : within(scope, work);

/** The running purchases of operators of one retailer, in one query, as the session of one of them reaches rows. */
async function statusesAt({ db, clock }: Platform, [first, ...others]: readonly Listener[]) {
  if (!first) return [];
  const now = clock.now();
  const operators = [first, ...others].map(({ operatorId }) => operatorId);
  const from = sql`from ${qrPurchases.sql} q where q.retailer_id = ${first.retailerId}::uuid
    and q.operator_id in (select jsonb_array_elements_text(${JSON.stringify(operators)}::jsonb)::uuid)
    and q.ends_at > ${addSeconds(now, -TOLD_SECONDS)}::timestamptz`;
  const rows = await inScope(first.scope, () =>
    rowsOf(db, select(pick(q, 'operatorId', 'id', 'status', 'endsAt'), from)),
  );
  return rows.map(({ operatorId, id, ...row }) => ({ operatorId, id, status: statusAt(row, now) }));
}

/** What is told to each operator. */
async function statusesOf(platform: Platform, listeners: Iterable<Listener>): Promise<Map<string, Statuses>> {
  const byRetailer = new Map<string, Listener[]>();
  for (const one of listeners) {
    const place = ('retailerId' in one.scope ? one.scope.retailerId : null) ?? one.retailerId;
    byRetailer.set(place, [...(byRetailer.get(place) ?? []), one]);
  }
  const byOperator = new Map<string, Map<string, QrPurchaseStatus>>();
  for (const group of byRetailer.values()) {
    for (const { operatorId, id, status } of await statusesAt(platform, group)) {
      const own = byOperator.get(operatorId) ?? new Map<string, QrPurchaseStatus>();
      byOperator.set(operatorId, own.set(id, status));
    }
  }
  return byOperator;
}

/**
 * Tells tills what their customers do. However many of a retailer listen, the database is asked once a look: no connection is
 * held, and any replica tells what happened on another.
 */
export function createQrEvents(platform: Platform) {
  const listening = new Set<Listener>();
  let next: Promise<Map<string, Statuses>> | undefined;
  const look = () =>
    (next ??= sleep(LOOK_MS)
      .then(() => statusesOf(platform, listening))
      .finally(() => {
        next = undefined;
      }));

  async function* tell(listener: Listener, closing: AbortSignal): AsyncGenerator<string> {
    const told = new Map<string, QrPurchaseStatus>();
    const since = performance.now();
    let saidAt = since;
    listening.add(listener);
    try {
      let found = await statusesOf(platform, [listener]);
      for (; !closing.aborted && performance.now() - since < STREAM_MS; found = await look()) {
        const statuses: Statuses = found.get(listener.operatorId) ?? new Map();
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
      listening.delete(listener);
    }
  }

  /** Events of one operator until nothing runs any more, the server stops, or the browser goes. */
  return (holder: Holder, closing: AbortSignal): AsyncGenerator<string> =>
    tell({ ...holder, scope: currentScope() ?? SYSTEM }, closing);
}
