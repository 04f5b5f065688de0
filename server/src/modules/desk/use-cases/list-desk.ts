import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cutPage, instantKey, keyset } from '../../../kernel/db/keyset.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { Kinds } from '../kinds.ts';
import { item, waitingOf } from '../queue.ts';

type Call = Handled<'GET /coordinator/desk'>;

const keys = { askedAt: { column: item.askedAt, type: 'timestamptz' } } as const;

/** A page of all that waits: of the retailer; the provider's analyst sees all. */
export async function listDesk(
  { db, clock }: Platform,
  kinds: Kinds,
  { retailerId, operatorId }: Actor,
  { cursor, kind, cause, holder, place, ...asked }: Call['query'],
): Promise<Call['answer']> {
  const now = clock.now();
  const query = { ...asked, cursor };
  const page = keyset(keys, item.id, query);
  const isHeld = sql`coalesce(${item.claimedUntil} > ${now}::timestamptz, false)`;
  const isMine = sql`${isHeld} and ${item.claimedBy} = ${operatorId}::uuid`;
  const ofHolder = holder === undefined ? sql`true` : holder === 'MINE' ? isMine : sql`not ${isHeld}`;
  const ofPlace = place === undefined ? sql`true` : sql`${item.place} = ${place}::text`;
  const ofCause = cause === undefined ? sql`true` : sql`${item.cause} = ${cause}::text`;
  const rows = await rowsOf(
    db,
    select(
      { ...item, key: instantKey(item.askedAt) },
      sql`${waitingOf(kinds, retailerId, now, kind)} where ${ofHolder} and ${ofPlace} and ${ofCause} and ${page.where}
        order by ${page.order} limit ${page.limit}`,
    ),
  );
  const { items, next } = cutPage(rows, query, ({ key, id }) => ({ value: key, id }));
  return { items: items.map((row) => itemView(row, now)), next };
}

type Item = Call['answer']['items'][number];

function itemView(
  row: Pick<Item, 'ownerId' | 'id' | 'who' | 'place' | 'askedBy'> & {
    kind: string;
    cause: string | null;
    askedAt: Date;
    dueAt: Date | null;
    valueCents: Item['amount'];
    claimedBy: string | null;
    claimedByName: string | null;
    claimedUntil: Date | null;
  },
  now: Date,
): Item {
  const { ownerId, id, who, place, askedBy, claimedBy, claimedByName, claimedUntil } = row;
  const isHeld = claimedBy !== null && claimedUntil !== null && claimedUntil > now;
  return {
    kind: row.kind as Item['kind'],
    cause: row.cause as Item['cause'],
    ownerId,
    id,
    askedAt: row.askedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    who,
    place,
    amount: row.valueCents,
    askedBy,
    claim: isHeld ? { by: { id: claimedBy, name: claimedByName ?? '' }, until: claimedUntil.toISOString() } : null,
  };
}
