import type { LineReason } from '@balcao/contract';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { NewRow } from '../../kernel/db/table.ts';
import { insertMany, insertOne, recordset } from '../../kernel/db/write.ts';
import { retailerEntriesFragments } from '../books/index.ts';
import type { BankLine } from './facts.ts';
import type { Move, Pairing } from './rules/pair.ts';
import { differenceEntry, endedEntry } from './rules/postings.ts';
import { bankLines, bankMatches, bankStatements } from './tables.ts';
import { arrivedFragment } from './to-explain.ts';

export interface Person {
  operatorId: string;
  name: string;
}

/** What of a line says where it stands. */
const standing = [
  'state',
  'reason',
  'note',
  'ownerId',
  'ownerName',
  'differenceId',
  'suggestedEvent',
  'suggestedSubjectId',
  'suggestedOn',
  'suggestedFor',
  'matchedBy',
  'matchedByName',
  'matchedAt',
] as const;
export type Standing = Pick<BankLine, (typeof standing)[number]>;

const nowhere: Omit<Standing, 'state'> = {
  reason: null,
  note: null,
  ownerId: null,
  ownerName: null,
  differenceId: null,
  suggestedEvent: null,
  suggestedSubjectId: null,
  suggestedOn: null,
  suggestedFor: null,
  matchedBy: null,
  matchedByName: null,
  matchedAt: null,
};

/** With its books: found by itself, or said by a person. */
export const matched = (at: Date, by: Person | null): Standing => ({
  ...nowhere,
  state: 'MATCHED',
  matchedAt: at,
  matchedBy: by?.operatorId ?? null,
  matchedByName: by?.name ?? null,
});

/** Somebody's difference, in the account of differences. */
const owned = (owner: Person, differenceId: string, note: string | null) => ({
  ...nowhere,
  ownerId: owner.operatorId,
  ownerName: owner.name,
  differenceId,
  note,
});

export interface Owned {
  owner: Person;
  differenceId: string;
  note: string | null;
}

export const leftOver = ({ owner, differenceId, note }: Owned, reason: LineReason): Standing => ({
  ...owned(owner, differenceId, note),
  state: 'LEFT_OVER',
  reason,
});

export const suggested = (
  { owner, differenceId, note }: Owned,
  { event, subjectId, onDay, retailerId }: Move,
): Standing => ({
  ...owned(owner, differenceId, note),
  state: 'SUGGESTED',
  reason: 'TO_CONFIRM',
  suggestedEvent: event,
  suggestedSubjectId: subjectId,
  suggestedOn: onDay,
  suggestedFor: retailerId,
});

/** Where a line stands by what was found for it. */
export function standingOf(found: Pairing, of: Owned, at: Date): Standing {
  if (found.state === 'MATCHED') return matched(at, null);
  return found.state === 'SUGGESTED' ? suggested(of, found.move) : leftOver(of, found.reason);
}

/** A line that takes another standing. */
export interface Change {
  line: BankLine;
  to: Standing;
  /** Its books from now on. */
  moves: readonly Move[];
}

const matchRows = (changes: readonly Pick<Change, 'line' | 'moves'>[]): NewRow<typeof bankMatches>[] =>
  changes.flatMap(({ line: { retailerId, id: lineId }, moves }) =>
    moves.map(({ retailerId: movedFor, ...move }) => ({ ...move, retailerId, lineId, movedFor })),
  );

const matchFragments = (rows: readonly NewRow<typeof bankMatches>[]): Fragment[] =>
  rows.length === 0 ? [] : [part('matches', insertMany(bankMatches, rows), rows.length)];

/** Entries by which the account of differences follows the lines: in with what has no books, out with what has. */
function differenceFragments(changes: readonly { before: BankLine | null; line: BankLine; to: Standing }[], at: Date) {
  const entries = changes.flatMap(({ before, line, to }) => {
    const { retailerId, amountCents, onDay: on } = line;
    const was = before?.differenceId ?? null;
    const of = (differenceId: string) => ({ retailerId, differenceId, amountCents, on, at });
    if (was === to.differenceId) return [];
    return [
      ...(was === null ? [] : [endedEntry(of(was))]),
      ...(to.differenceId === null ? [] : [differenceEntry(of(to.differenceId))]),
    ];
  });
  return retailerEntriesFragments(entries);
}

/** A statement with its lines, each as it stands. */
export function newStatementFragments(
  statement: NewRow<typeof bankStatements>,
  lines: readonly { line: BankLine; moves: readonly Move[] }[],
): Fragment[] {
  const at = new Date(statement.importedAt);
  const rows = lines.map(({ line }) => line);
  return [
    arrivedFragment(statement.retailerId),
    part('statement', insertOne(bankStatements, statement)),
    ...(rows.length === 0 ? [] : [part('lines', insertMany(bankLines, rows), rows.length)]),
    ...matchFragments(matchRows(lines)),
    ...differenceFragments(
      lines.map(({ line }) => ({ before: null, line, to: line })),
      at,
    ),
  ];
}

/** Lines in another standing, 'lines': misses when one of them moved since it was read. */
export function changedLinesFragments(changes: readonly Change[], at: Date): Fragment[] {
  if (changes.length === 0) return [];
  const rows = changes.map(({ line: { id, version }, to }) => ({ id, version, ...to }));
  const retailerId = changes[0]?.line.retailerId ?? '';
  return [
    part(
      'lines',
      sql`update ${bankLines.sql} l set version = l.version + 1, state = r.state, reason = r.reason, note = r.note,
          owner_id = r."ownerId", owner_name = r."ownerName", difference_id = r."differenceId",
          suggested_event = r."suggestedEvent", suggested_subject_id = r."suggestedSubjectId",
          suggested_on = r."suggestedOn", suggested_for = r."suggestedFor",
          matched_by = r."matchedBy", matched_by_name = r."matchedByName", matched_at = r."matchedAt"
        from ${recordset(bankLines, rows, ['id', 'version', ...standing], 'r')}
        where l.retailer_id = ${retailerId}::uuid and l.id = r.id and l.version = r.version`,
      changes.length,
    ),
    ...matchFragments(matchRows(changes)),
    ...differenceFragments(
      changes.map(({ line, to }) => ({ before: line, line, to })),
      at,
    ),
  ];
}

/** Takes the books of a line away, all of them, 'parted'. */
export const partedFragment = ({ retailerId, id }: BankLine, count: number): Fragment =>
  part(
    'parted',
    sql`delete from ${bankMatches.sql} where retailer_id = ${retailerId}::uuid and line_id = ${id}::uuid`,
    count,
  );

/** Other lines are not guessed to be any longer what a person put on this one. */
export const unguessedFragment = ({ retailerId, id }: BankLine, moves: readonly Move[]): Fragment => ({
  ...part(
    'unguessed',
    sql`update ${bankLines.sql} l set version = l.version + 1, state = 'LEFT_OVER', reason = 'NOT_IN_BOOKS',
        suggested_event = null, suggested_subject_id = null, suggested_on = null, suggested_for = null
      from ${recordset(bankMatches, moves, ['event', 'subjectId'], 'r')}
      where l.retailer_id = ${retailerId}::uuid and l.id <> ${id}::uuid and l.state = 'SUGGESTED'
        and l.suggested_event = r.event and l.suggested_subject_id = r."subjectId"`,
  ),
  rows: 'any',
});
