import type { Handled } from '@balcao/contract';
import { addDays, cents, sumCents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { numbered } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newRecord } from '../../accounting/index.ts';
import { bankMovesOfDays } from '../../books/index.ts';
import { analystsOf } from '../../identity/index.ts';
import { type BankLine, findLine, matchesOf, takenOf } from '../facts.ts';
import { atTheTreasury } from '../house.ts';
import { type Move, moveKey, REFERENCE_DAYS } from '../rules/pair.ts';
import { changedLinesFragments, leftOver, matched, partedFragment, type Person, unguessedFragment } from '../store.ts';
import { unseenFragments } from '../unseen.ts';
import { shownLine } from '../views.ts';

type Match = Handled<'POST /backofficeReconciliation/lines/{lineId}/match'>;
type Answer = Match['answer'];
type Part = Handled<'POST /backofficeReconciliation/lines/{lineId}/part'>['body'];
type Give = Handled<'POST /backofficeReconciliation/lines/{lineId}/owner'>['body'];
type Fee = Handled<'POST /backofficeReconciliation/lines/{lineId}/fee'>['body'];

const raced = { missed: { lines: 'STATEMENT_LINE_MOVED', parted: 'STATEMENT_LINE_MOVED' } } as const;
const personOf = ({ actor: { operatorId, name } }: Keyed): Person => ({ operatorId, name });

interface LineAct<More> {
  lineId: string;
  more: (db: Db | Tx, line: BankLine) => Promise<More>;
  decide: (line: BankLine, more: More, now: Date) => Decision<null>;
}

/** One act on a line, and the line as it stands then. @throws Refusal of `atTheTreasury`, STATEMENT_LINE_NOT_FOUND. */
const onLine = <More>(platform: Platform, by: Keyed, { lineId, more, decide }: LineAct<More>): Promise<Answer> =>
  atTheTreasury(platform, by.actor, async () => {
    const { retailerId } = by.actor;
    await act(platform, {
      principal: by,
      read: async (db) => {
        const line = (await findLine(db, retailerId, lineId)) ?? refuse('STATEMENT_LINE_NOT_FOUND');
        return { line, more: await more(db, line) };
      },
      decide: ({ line, more: facts }, { now }) => decide(line, facts, now),
    });
    return shownLine(platform.db, retailerId, lineId);
  });

const checkHasNoBooks = ({ state }: BankLine): void => {
  if (state === 'MATCHED') refuse('STATEMENT_LINE_MATCHED');
};

/**
 * A person says which books a line is.
 * @throws Refusal of {@link onLine}, STATEMENT_LINE_MATCHED, MOVEMENT_NOT_FOUND, MOVEMENT_TAKEN, MATCH_SUM_DIFFERS, STATEMENT_LINE_MOVED.
 */
export const matchLine = (
  platform: Platform,
  by: Keyed,
  lineId: string,
  { movements }: Match['body'],
): Promise<Answer> =>
  onLine<{ moves: Move[]; taken: ReadonlySet<string> }>(platform, by, {
    lineId,
    more: async (db, { retailerId, onDay }) => {
      const found = await bankMovesOfDays(db, {
        from: addDays(onDay, -REFERENCE_DAYS),
        to: addDays(onDay, REFERENCE_DAYS),
        subjects: movements.map(({ subjectId }) => subjectId),
      });
      const byKey = new Map(found.map((move) => [moveKey(move), move]));
      const chosen = new Set(movements.map(moveKey));
      const moves = [...chosen].map((key) => byKey.get(key) ?? refuse('MOVEMENT_NOT_FOUND'));
      return { moves, taken: await takenOf(db, retailerId, moves) };
    },
    decide(line, { moves, taken }, now) {
      checkHasNoBooks(line);
      if (taken.size > 0 && moves.some((move) => taken.has(moveKey(move)))) refuse('MOVEMENT_TAKEN');
      if (sumCents(moves.map(({ amountCents }) => amountCents)) !== line.amountCents) refuse('MATCH_SUM_DIFFERS');
      return {
        answer: null,
        writes: [
          ...changedLinesFragments([{ line, to: matched(now, personOf(by)), moves }], now),
          unguessedFragment(line, moves),
        ],
        audit: {
          action: 'reconciliation.matched',
          subject: line.id,
          detail: { amountCents: line.amountCents, movements: moves.length },
        },
        ...raced,
        taken: 'MOVEMENT_TAKEN',
      };
    },
  });

/**
 * A person says that a line is not what it has or is guessed to be: a difference, and theirs.
 * @throws Refusal of {@link onLine}, STATEMENT_LINE_LEFT_OVER, STATEMENT_LINE_MOVED.
 */
export const partLine = (platform: Platform, by: Keyed, lineId: string, { reason }: Part): Promise<Answer> =>
  onLine<Move[]>(platform, by, {
    lineId,
    more: async (db, { retailerId, id }) =>
      (await matchesOf(db, retailerId, [id])).map((match) => Object.assign(match, { retailerId: match.movedFor })),
    decide(line, moves, now) {
      const books = moves.length;
      if (line.state === 'LEFT_OVER') refuse('STATEMENT_LINE_LEFT_OVER');
      const of = { owner: personOf(by), differenceId: line.differenceId ?? newId(), note: reason };
      return {
        answer: null,
        writes: [
          ...(books === 0 ? [] : [partedFragment(line, books)]),
          ...changedLinesFragments([{ line, to: leftOver(of, 'PARTED'), moves: [] }], now),
          ...unseenFragments(line.retailerId, moves, personOf(by)),
        ],
        audit: {
          action: 'reconciliation.parted',
          subject: line.id,
          detail: { amountCents: line.amountCents, movements: books },
        },
        ...raced,
      };
    },
  });

/**
 * Gives a difference to a person, with what there is to say of it.
 * @throws Refusal of {@link onLine}, STATEMENT_LINE_MATCHED, OWNER_NOT_FOUND, STATEMENT_LINE_MOVED.
 */
export const giveLine = (platform: Platform, by: Keyed, lineId: string, { ownerId, note }: Give): Promise<Answer> =>
  onLine<{ id: string; name: string } | undefined>(platform, by, {
    lineId,
    more: async (db, { retailerId }) => (await analystsOf(db, retailerId)).find(({ id }) => id === ownerId),
    decide(line, owner, now) {
      checkHasNoBooks(line);
      const { id, name } = owner ?? refuse('OWNER_NOT_FOUND');
      return {
        answer: null,
        writes: changedLinesFragments([{ line, to: { ...line, ownerId: id, ownerName: name, note }, moves: [] }], now),
        audit: {
          action: 'reconciliation.given',
          subject: line.id,
          detail: { owner: id, amountCents: line.amountCents },
        },
        ...raced,
      };
    },
  });

/**
 * Books a line as a bank's fee of its day, and matches it with that.
 * @throws Refusal of {@link onLine}, STATEMENT_LINE_MATCHED, LINE_IS_NO_FEE, STATEMENT_LINE_MOVED.
 */
export const bookFee = (platform: Platform, by: Keyed, lineId: string, { note }: Fee): Promise<Answer> =>
  onLine<null>(platform, by, {
    lineId,
    more: () => Promise.resolve(null),
    decide(line, _, now) {
      checkHasNoBooks(line);
      const { onDay, amountCents, retailerId } = line;
      if (amountCents > 0) refuse('LINE_IS_NO_FEE');
      const fee = {
        kind: 'BANK_FEE' as const,
        on: onDay,
        periodStart: null,
        amountCents: cents(0 - amountCents),
        note,
      };
      const { row, writes } = newRecord(fee, by, now);
      const move = { event: fee.kind, subjectId: row.id, onDay, amountCents, retailerId };
      return {
        answer: null,
        writes: [
          ...numbered(writes, 1),
          ...changedLinesFragments([{ line, to: matched(now, personOf(by)), moves: [move] }], now),
        ],
        audit: { action: 'reconciliation.fee-booked', subject: line.id, detail: { record: row.id, amountCents } },
        ...raced,
      };
    },
  });
