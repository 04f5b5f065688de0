import type { CivilDate } from '@balcao/contract';
import { addDays } from '@balcao/credit-math';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { maxOf, minOf, rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { RowOf } from '../../kernel/db/table.ts';
import { insertMany } from '../../kernel/db/write.ts';
import { type BankMove, bankMovesOfDays } from '../books/index.ts';
import { takenOf } from './facts.ts';
import { type Move, moveKey, REFERENCE_DAYS } from './rules/pair.ts';
import type { Person } from './store.ts';
import { bankMatches, bankStatements, unseenMoves } from './tables.ts';

const u = unseenMoves.row('u');
const s = bankStatements.row('s');
export type UnseenMove = RowOf<typeof unseenMoves>;

/** What the books moved and no line has, by a condition on `u`, the oldest first. */
export const unseenWhere = (db: Db | Tx, retailerId: string, where: Template): Promise<UnseenMove[]> =>
  rowsOf(
    db,
    select(
      u,
      sql`from ${unseenMoves.sql} u where u.retailer_id = ${retailerId}::uuid and ${where}
        and not exists (select 1 from ${bankMatches.sql} m
          where m.retailer_id = u.retailer_id and m.subject_id = u.subject_id and m.event = u.event)
        order by u.on_day, u.subject_id, u.event`,
    ),
  );

/** The days that statements have, these among them, as far back as a reference counts; null of none. */
async function coveredDays(db: Db | Tx, retailerId: string, more: Days | null): Promise<Days | null> {
  const shape = { first: minOf(s.firstDay), last: maxOf(s.lastDay) };
  const found = await rowOf(
    db,
    select(shape, sql`from ${bankStatements.sql} s where s.retailer_id = ${retailerId}::uuid`),
  );
  const days = [found?.first, found?.last, more?.firstDay, more?.lastDay].filter(
    (day) => day !== null && day !== undefined,
  );
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (!first || !last) return null;
  const earliest = addDays(last, -REFERENCE_DAYS);
  return { firstDay: more && more.firstDay < earliest ? more.firstDay : later(first, earliest), lastDay: last };
}
interface Days {
  firstDay: CivilDate;
  lastDay: CivilDate;
}
const later = (one: CivilDate, other: CivilDate): CivilDate => (one > other ? one : other);

/** What the books moved in the days of statements, and of one that comes now, and no line has. */
export async function movesWithoutLine(db: Db | Tx, retailerId: string, more: Days | null = null): Promise<BankMove[]> {
  const days = await coveredDays(db, retailerId, more);
  if (days === null) return [];
  const moves = await bankMovesOfDays(db, { from: days.firstDay, to: days.lastDay });
  const taken = await takenOf(db, retailerId, moves);
  const known = new Set((await unseenWhere(db, retailerId, sql`true`)).map(moveKey));
  return moves.filter((move) => move.amountCents !== 0 && !taken.has(moveKey(move)) && !known.has(moveKey(move)));
}

/** Without what lines have from now on. */
export function withoutMatched(moves: readonly BankMove[], lines: readonly { moves: readonly Move[] }[]): BankMove[] {
  const matched = new Set(lines.flatMap((line) => line.moves).map(moveKey));
  return moves.filter((move) => !matched.has(moveKey(move)));
}

/** They are this person's, where they are nobody's yet. */
export const unseenFragments = (retailerId: string, moves: readonly Move[], owner: Person): Fragment[] => {
  if (moves.length === 0) return [];
  const rows = moves.map(({ retailerId: movedFor, event, subjectId, onDay, amountCents }) => ({
    retailerId,
    subjectId,
    event,
    onDay,
    amountCents,
    movedFor,
    ownerId: owner.operatorId,
    ownerName: owner.name,
    note: null,
  }));
  return [{ ...part('unseen', sql`${insertMany(unseenMoves, rows)} on conflict do nothing`), rows: 'any' }];
};

/** Another one looks after it, 'given': misses when it was given away since it was read. */
export const givenFragment = (
  { retailerId, subjectId, event, version }: UnseenMove,
  owner: Person,
  note: string,
): Fragment =>
  part(
    'given',
    sql`update ${unseenMoves.sql} u set version = u.version + 1, owner_id = ${owner.operatorId}::uuid,
        owner_name = ${owner.name}::text, note = ${note}::text
      where u.retailer_id = ${retailerId}::uuid and u.subject_id = ${subjectId}::uuid and u.event = ${event}::text
        and u.version = ${version}`,
  );
