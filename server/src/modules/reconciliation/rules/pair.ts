import type { Cents, CivilDate, LineReason } from '@balcao/contract';
import { daysBetween, sumCents } from '@balcao/credit-math';
import { groupBy } from './group.ts';

/** What the books moved at the bank by one event of a subject. */
export interface Move {
  event: string;
  subjectId: string;
  onDay: CivilDate;
  amountCents: Cents;
  /** It is about. */
  retailerId: string;
}

export interface Line {
  id: string;
  onDay: CivilDate;
  amountCents: Cents;
  references: readonly string[];
}

export type Pairing =
  | { state: 'MATCHED'; moves: readonly Move[] }
  | { state: 'SUGGESTED'; move: Move }
  | { state: 'LEFT_OVER'; reason: Exclude<LineReason, 'TO_CONFIRM' | 'PARTED'> };

/** What lines are held against. */
export interface Books {
  /** What a reference of the bank names, whether on a line already or not. */
  named: ReadonlyMap<string, readonly Move[]>;
  /** Keys of what other lines have. */
  taken: ReadonlySet<string>;
  /** What no line has, of days near. */
  near: readonly Move[];
}

/** A sum alone is a guess within these days, a reference counts within those. */
export const GUESS_DAYS = 5;
export const REFERENCE_DAYS = 45;

export const moveKey = ({ event, subjectId }: Pick<Move, 'event' | 'subjectId'>): string => `${event} ${subjectId}`;

const apart = (line: Line, move: Move): number => Math.abs(daysBetween(line.onDay, move.onDay));

/** What the references of a line name, each once. */
function namedBy(line: Line, { named }: Books): Move[] {
  const found = line.references.flatMap((reference) => named.get(reference) ?? []);
  const near = found.filter((move) => apart(line, move) <= REFERENCE_DAYS);
  return [...new Map(near.map((move) => [moveKey(move), move])).values()];
}

/** Of what has the reference and no line: all of it or one of it, to the cent. */
function exactOf(line: Line, free: readonly Move[]): readonly Move[] {
  if (free.length > 0 && sumCents(free.map(({ amountCents }) => amountCents)) === line.amountCents) return free;
  return free.filter(({ amountCents }) => amountCents === line.amountCents).slice(0, 1);
}

function byReference(line: Line, books: Books, used: Set<string>): Pairing | null {
  const moves = namedBy(line, books);
  if (moves.length === 0) return null;
  const free = moves.filter((move) => !used.has(moveKey(move)));
  const exact = exactOf(line, free);
  if (exact.length > 0) {
    for (const move of exact) used.add(moveKey(move));
    return { state: 'MATCHED', moves: exact };
  }
  return { state: 'LEFT_OVER', reason: free.length === 0 ? 'TAKEN' : 'OTHER_AMOUNT' };
}

function bySum(line: Line, ofSum: readonly Move[], used: Set<string>): Pairing {
  const [move] = ofSum
    .filter((one) => apart(line, one) <= GUESS_DAYS && !used.has(moveKey(one)))
    .toSorted((one, other) => apart(line, one) - apart(line, other));
  if (!move) return { state: 'LEFT_OVER', reason: 'NOT_IN_BOOKS' };
  used.add(moveKey(move));
  return { state: 'SUGGESTED', move };
}

/**
 * Where each line stands, in their order: with what its reference names and the sum is the same to the cent; with a guess
 * by sum and day; or with nothing. References go first, so that a guess takes nothing from a line that names it.
 */
export function pair(lines: readonly Line[], books: Books): Pairing[] {
  const used = new Set(books.taken);
  const named = lines.map((line) => byReference(line, books, used));
  const bySums = groupBy(books.near, ({ amountCents }) => amountCents);
  return lines.map((line, index) => named[index] ?? bySum(line, bySums.get(line.amountCents) ?? [], used));
}
