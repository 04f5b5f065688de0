import type { Handled } from '@balcao/contract';
import { addDays, civilDate } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { bankMovesOfDays } from '../../books/index.ts';
import { countLines, findLine, inState, linesWhere, takenOf } from '../facts.ts';
import { atTheTreasury } from '../house.ts';
import { moveKey, REFERENCE_DAYS } from '../rules/pair.ts';
import { isToExplain } from '../to-explain.ts';
import { lineViews, movementViews } from '../views.ts';

type Call = Handled<'GET /backofficeReconciliation/lines'>;
type Movements = Handled<'GET /backofficeReconciliation/lines/{lineId}/movements'>['answer'];

const PAGE = sql.lit(100);
const MOST_MOVEMENTS = 100;

/** Lines in one state, or to be explained up to a day, a page of them. @throws Refusal of `atTheTreasury`. */
export const listLines = (
  { db }: Platform,
  actor: Actor,
  { state, toExplainThrough, statementId, offset }: Call['query'],
): Promise<Call['answer']> =>
  atTheTreasury({ db }, actor, async () => {
    const { retailerId } = actor;
    const of = statementId ?? null;
    const ofState = state === undefined ? sql`true` : inState(state);
    const open = toExplainThrough === undefined ? sql`true` : isToExplain(civilDate(toExplainThrough));
    const where = sql`${ofState} and ${open} and (${of}::uuid is null or l.statement_id = ${of}::uuid)`;
    const page = sql`${where} order by l.on_day, l.id limit ${PAGE} offset ${sql.lit(offset)}`;
    const lines = await linesWhere(db, retailerId, page);
    return { ...(await countLines(db, retailerId, where)), items: await lineViews(db, retailerId, lines) };
  });

/** What a person may choose for a line. @throws Refusal of `atTheTreasury`, STATEMENT_LINE_NOT_FOUND. */
export const listMovements = ({ db }: Platform, actor: Actor, lineId: string): Promise<Movements> =>
  atTheTreasury({ db }, actor, async () => {
    const { retailerId } = actor;
    const { onDay, amountCents } = (await findLine(db, retailerId, lineId)) ?? refuse('STATEMENT_LINE_NOT_FOUND');
    const [from, to] = [addDays(onDay, -REFERENCE_DAYS), addDays(onDay, REFERENCE_DAYS)];
    const moves = await bankMovesOfDays(db, { from, to });
    const taken = await takenOf(db, retailerId, moves);
    const far = ({ amountCents: sum }: (typeof moves)[number]) => Math.abs(sum - amountCents);
    const free = moves
      .filter((move) => move.amountCents * amountCents > 0 && !taken.has(moveKey(move)))
      .toSorted((one, other) => far(one) - far(other));
    return { items: free.slice(0, MOST_MOVEMENTS).map(await movementViews(db)) };
  });
