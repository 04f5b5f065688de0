import type { Handled } from '@balcao/contract';
import { reaisToCents } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { cutPage, instantKey, keyset } from '../../../kernel/db/keyset.ts';
import { factList, rowOf, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readConfiguration, storeNameFact } from '../../retailers/index.ts';
import { readOwnClosed, readOwnSession, readSession, s, sessionShape, unassignedFact } from '../facts.ts';
import { cashSessions } from '../tables.ts';
import { detailView, listedView, openView } from '../views.ts';

type Overview = Handled<'GET /coordinator/cash'>['answer'];
type List = Handled<'GET /coordinator/cash/sessions'>;
type Detail = Handled<'GET /coordinator/cash/sessions/{id}'>['answer'];

/** The actor's open session and last closed ones, and what a store asks of it. @throws Refusal STORE_NOT_FOUND. */
export async function showCash(platform: Platform, actor: Actor, storeId: string): Promise<Overview> {
  const { db } = platform;
  const { retailerId } = actor;
  const taken = factList(
    pick(cashSessions.fact('o'), 'drawer', 'operatorName'),
    sql`from ${cashSessions.sql} o where o.retailer_id = ${retailerId}::uuid and o.store_id = ${storeId}::uuid
      and o.closed_at is null order by o.drawer`,
  );
  const found = await rowOf(db, select({ storeName: storeNameFact(retailerId, storeId), taken }));
  if (!found || found.storeName === null) refuse('STORE_NOT_FOUND');
  const [own, closed] = await Promise.all([readOwnSession(db, actor), readOwnClosed(db, actor, storeId)]);
  const { cashSession } = await readConfiguration(platform, retailerId, storeId);
  return {
    session: own ? openView(own) : null,
    closed: closed.map(listedView),
    taken: found.taken,
    isRequired: cashSession.isRequired,
    approvalAbove: cashSession.approvalAbove === 0 ? null : reaisToCents(cashSession.approvalAbove),
  };
}

const keys = { openedAt: { column: s.openedAt, type: 'timestamptz' } } as const;

/** Sessions of a store, and what landed in none. @throws Refusal STORE_NOT_FOUND. */
export async function listCashSessions(
  { db, clock }: Platform,
  { retailerId, zone }: Actor,
  { storeId, cursor, ...asked }: List['query'],
): Promise<List['answer']> {
  const query = { ...asked, cursor };
  const page = keyset(keys, s.id, query);
  const since = dayIn(zone, clock.now());
  const shape = {
    storeName: storeNameFact(retailerId, storeId),
    unassigned: unassignedFact(retailerId, storeId, since),
  };
  const store = await rowOf(db, select(shape));
  if (!store || store.storeName === null) refuse('STORE_NOT_FOUND');
  const rows = await rowsOf(
    db,
    select(
      { ...sessionShape, key: instantKey(s.openedAt) },
      sql`from ${cashSessions.sql} s
        where s.retailer_id = ${retailerId}::uuid and s.store_id = ${storeId}::uuid and ${page.where}
        order by ${page.order} limit ${page.limit}`,
    ),
  );
  const { items, next } = cutPage(rows, query, ({ key, id }) => ({ value: key, id }));
  const unassigned = store.unassigned.map(({ day, count, amountCents: amount }) => ({ day, count, amount }));
  return { items: items.map(listedView), next, unassigned };
}

/** A session with what moved it; no figure of an open one. @throws Refusal CASH_SESSION_NOT_FOUND. */
export const showCashSession = async ({ db }: Platform, actor: Actor, id: string): Promise<Detail> =>
  detailView(await readSession(db, actor, id));
