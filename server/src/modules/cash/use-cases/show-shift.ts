import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { factList, rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { signedIn } from '../../identity/index.ts';
import { storeNameFact } from '../../retailers/index.ts';
import { cashSessions } from '../tables.ts';

type Shift = Handled<'GET /coordinator/cash/shift'>['answer'];

const iso = (at: string): string => new Date(at).toISOString();

/** Who is signed in at a store or has a drawer open there; no figure of any drawer. @throws Refusal STORE_NOT_FOUND. */
export async function showShift({ db, clock }: Platform, { retailerId }: Actor, storeId: string): Promise<Shift> {
  const drawers = factList(
    pick(cashSessions.fact('o'), 'id', 'drawer', 'operatorId', 'openedAt'),
    sql`from ${cashSessions.sql} o where o.retailer_id = ${retailerId}::uuid and o.store_id = ${storeId}::uuid
      and o.closed_at is null order by o.drawer`,
  );
  const found = await rowOf(db, select({ storeName: storeNameFact(retailerId, storeId), drawers }));
  if (!found || found.storeName === null) refuse('STORE_NOT_FOUND');
  const besides = found.drawers.map(({ operatorId }) => operatorId);
  const people = await signedIn(db, { retailerId, storeId, besides, now: clock.now() });
  return {
    people: people.flatMap(({ operatorId, name, role, running }) => {
      const [last] = running;
      const drawer = found.drawers.find((one) => one.operatorId === operatorId);
      if (!last && !drawer) return [];
      const began = running.map(({ createdAt }) => iso(createdAt)).toSorted();
      return [
        {
          operator: { id: operatorId, name },
          role,
          signedInAt: began[0] ?? null,
          lastSeenAt: last ? iso(last.lastSeenAt) : null,
          devices: [...new Set(running.flatMap(({ device }) => device ?? []))],
          drawer: drawer ? { sessionId: drawer.id, drawer: drawer.drawer, openedAt: iso(drawer.openedAt) } : null,
        },
      ];
    }),
  };
}
