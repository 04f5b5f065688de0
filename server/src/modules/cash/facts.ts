import type { Actor } from '../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { cast, centsOf, factList, known, rowOf, rowsOf, select, type ShapeOf } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import { refuse } from '../../kernel/refusal.ts';
import { storeNameFact } from '../retailers/index.ts';
import { cashMoves, cashSessions } from './tables.ts';

export const s = cashSessions.row('s');
const m = cashMoves.fact('m');

/** A session as lists read it. */
export const sessionShape = {
  ...pick(s, 'retailerId', 'id', 'storeId', 'drawer', 'number', 'operatorId', 'operatorName'),
  ...pick(s, 'openedAt', 'openedOn', 'floatCents', 'cashCents', 'moved'),
  ...pick(s, 'countedCents', 'countedMoved', 'counts', 'pieces'),
  ...pick(s, 'closedAt', 'closedBy', 'closedByName', 'reason'),
  storeName: known(storeNameFact(s.retailerId, s.storeId)),
};
export type SessionRow = ShapeOf<typeof sessionShape>;

const ofSession = sql`m.retailer_id = s.retailer_id and m.session_id = s.id`;

/** By hand, oldest first. */
const handMoves = factList(
  pick(m, 'id', 'kind', 'amountCents', 'reason', 'approvedBy', 'movedAt'),
  sql`from ${cashMoves.sql} m where ${ofSession} and m.kind in ('SUPPLY', 'WITHDRAWAL') order by m.moved_at, m.id`,
);
export type HandMoveFact = (typeof handMoves extends Template<infer T> ? T : never) extends (infer M)[] ? M : never;

const sums = factList(
  { kind: cashMoves.fact('b').kind, count: cast('bigint', sql`b.count`), amountCents: centsOf(sql`b.cents`) },
  sql`from (select m.kind, count(*) as count, sum(m.amount_cents)::bigint as cents from ${cashMoves.sql} m
    where ${ofSession} group by m.kind) b`,
);

const wholeShape = { ...sessionShape, handMoves, sums };
/** A session with what moved it. */
export type WholeSession = ShapeOf<typeof wholeShape>;

/**
 * A session of the actor's retailer: an open one is of its cashier and of managers, the paper of a closed one lies in the shop.
 * @throws Refusal CASH_SESSION_NOT_FOUND.
 */
export async function readSession(db: Db | Tx, actor: Actor, id: string): Promise<WholeSession> {
  const from = sql`from ${cashSessions.sql} s where s.retailer_id = ${actor.retailerId}::uuid and s.id = ${id}::uuid`;
  const found = await rowOf(db, select(wholeShape, from));
  const isManager = actor.role === 'manager' || actor.role === 'analyst';
  const isVisible = found && (found.closedAt !== null || isManager || found.operatorId === actor.operatorId);
  if (!isVisible) refuse('CASH_SESSION_NOT_FOUND');
  return found;
}

/** The session that the actor has open, in whatever store. */
export function readOwnSession(db: Db | Tx, { retailerId, operatorId }: Actor): Promise<WholeSession | undefined> {
  const from = sql`from ${cashSessions.sql} s where s.retailer_id = ${retailerId}::uuid
    and s.operator_id = ${operatorId}::uuid and s.closed_at is null`;
  return rowOf(db, select(wholeShape, from));
}

/** The last sessions that the actor closed at a store, the newest first. */
export const readOwnClosed = (db: Db, { retailerId, operatorId }: Actor, storeId: string): Promise<SessionRow[]> =>
  rowsOf(
    db,
    select(
      sessionShape,
      sql`from ${cashSessions.sql} s where s.retailer_id = ${retailerId}::uuid and s.store_id = ${storeId}::uuid
        and s.operator_id = ${operatorId}::uuid and s.closed_at is not null order by s.opened_at desc, s.id limit 5`,
    ),
  );

/** The sessions that were opened at a store on a day, by drawer, each with what moved it. */
export const readDaySessions = (db: Db, retailerId: string, storeId: string, day: string) =>
  rowsOf(
    db,
    select(
      { ...sessionShape, sums },
      sql`from ${cashSessions.sql} s where s.retailer_id = ${retailerId}::uuid and s.store_id = ${storeId}::uuid
        and s.opened_on = ${day}::date
        and s.opened_at >= ${day}::date - 1 and s.opened_at < ${day}::date + 2 order by s.drawer, s.number`,
    ),
  );

/** What landed in no session of a store on a day, by kind. */
export const unassignedOnFact = (retailerId: string, storeId: string, day: string) =>
  factList(
    { kind: cashMoves.fact('b').kind, count: cast('bigint', sql`b.count`), amountCents: centsOf(sql`b.cents`) },
    sql`from (select m.kind, count(*) as count, sum(m.amount_cents)::bigint as cents from ${cashMoves.sql} m
      where m.retailer_id = ${retailerId}::uuid and m.store_id = ${storeId}::uuid and m.session_id is null
        and m.moved_on = ${day}::date group by m.kind) b`,
  );

/** What landed in no session of a store since a day, by day, newest first. */
export const unassignedFact = (retailerId: string, storeId: string, since: string) =>
  factList(
    { day: cashMoves.fact('u').movedOn, count: cast('bigint', sql`u.count`), amountCents: centsOf(sql`u.cents`) },
    sql`from (select m.moved_on, count(*) as count, sum(m.amount_cents)::bigint as cents from ${cashMoves.sql} m
      where m.retailer_id = ${retailerId}::uuid and m.store_id = ${storeId}::uuid and m.session_id is null
        and m.kind <> 'PIX' and m.moved_on > ${since}::date - 30 group by m.moved_on) u order by u.moved_on desc`,
  );
