import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { booksFor, linesWhere } from '../facts.ts';
import { atTheTreasury } from '../house.ts';
import { pair } from '../rules/pair.ts';
import { type Change, changedLinesFragments, type Owned, standingOf } from '../store.ts';
import { movesWithoutLine, unseenFragments, withoutMatched } from '../unseen.ts';

type Answer = Handled<'POST /backofficeReconciliation/search'>['answer'];

/** The oldest ones, so many at a time. */
const MOST = sql.lit(5_000);
const isWithoutBooks = sql`l.state <> 'MATCHED' and l.reason <> 'PARTED' order by l.on_day, l.id limit ${MOST}`;

/**
 * Looks again for the books of lines that have none: money that came is often booked later. What a person parted stays. What
 * the books moved since in the days of statements, and no line has, is looked after by who asked.
 * @throws Refusal of `atTheTreasury`, STATEMENT_LINE_MOVED.
 */
export const searchAgain = (platform: Platform, by: Operator): Promise<Answer> =>
  atTheTreasury(platform, by.actor, () => {
    const { retailerId, operatorId, name } = by.actor;
    return act(platform, {
      principal: by,
      read: async (db) => {
        const lines = await linesWhere(db, retailerId, isWithoutBooks);
        return { lines, books: await booksFor(db, retailerId, lines), unseen: await movesWithoutLine(db, retailerId) };
      },
      decide({ lines, books, unseen }, { now }) {
        const pairings = pair(lines, books);
        const changes = lines.flatMap((line, index): Change[] => {
          const found = pairings[index];
          const { ownerId, ownerName, differenceId, note } = line;
          if (!found || ownerId === null || differenceId === null) return [];
          const of: Owned = { owner: { operatorId: ownerId, name: ownerName ?? '' }, differenceId, note };
          const to = standingOf(found, of, now);
          const isSame =
            to.state === line.state && to.reason === line.reason && to.suggestedSubjectId === line.suggestedSubjectId;
          return isSame ? [] : [{ line, to, moves: found.state === 'MATCHED' ? found.moves : [] }];
        });
        const countOf = (state: string) => changes.filter(({ to }) => to.state === state).length;
        const answer = { matched: countOf('MATCHED'), suggested: countOf('SUGGESTED') };
        const left = unseenFragments(retailerId, withoutMatched(unseen, changes), { operatorId, name });
        if (changes.length === 0 && left.length === 0) return { unchanged: answer };
        return {
          answer,
          writes: [...changedLinesFragments(changes, now), ...left],
          audit: { action: 'reconciliation.searched', subject: retailerId, detail: answer },
          missed: { lines: 'STATEMENT_LINE_MOVED' },
          taken: 'STATEMENT_LINE_MOVED',
        };
      },
    });
  });
