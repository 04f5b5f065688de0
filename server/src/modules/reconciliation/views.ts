import type { Handled } from '@balcao/contract';
import { type CivilDate, daysBetween } from '@balcao/credit-math';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { listKeptContacts } from '../retailers/index.ts';
import { type BankLine, findLine, matchesOf } from './facts.ts';
import { groupBy } from './rules/group.ts';
import type { Move } from './rules/pair.ts';
import type { UnseenMove } from './unseen.ts';

type LineView = Handled<'GET /backofficeReconciliation/lines'>['answer']['items'][number];
type Movement = LineView['movements'][number];

/** How movements are shown: by the name of the retailer they are about, which the provider's own have none. */
export async function movementViews(db: Db | Tx): Promise<(move: Move) => Movement> {
  const contacts = await listKeptContacts(db, null);
  const names = new Map(contacts.map(({ id, isProvider, fantasyName }) => [id, isProvider ? null : fantasyName]));
  return ({ event, subjectId, onDay, amountCents, retailerId }) => ({
    event,
    subjectId,
    on: onDay,
    amount: amountCents,
    retailerName: names.get(retailerId) ?? null,
  });
}

type Unseen = NonNullable<Handled<'GET /backofficeReconciliation'>['answer']['onlyInBooks']>['items'][number];

/** What no line has, with whose it is and for how many days. */
export async function unseenViews(db: Db | Tx, today: CivilDate): Promise<(move: UnseenMove) => Unseen> {
  const shown = await movementViews(db);
  return ({ movedFor, ownerId, ownerName, note, ...move }) => ({
    ...shown({ ...move, retailerId: movedFor }),
    owner: { id: ownerId, name: ownerName },
    note,
    days: Math.max(0, daysBetween(move.onDay, today)),
  });
}

/** The guess that waits, as a movement: its sum is the line's own. */
function guessOf({ suggestedEvent, suggestedSubjectId, suggestedOn, suggestedFor, amountCents }: BankLine): Move[] {
  if (suggestedEvent === null || suggestedSubjectId === null || suggestedOn === null || suggestedFor === null)
    return [];
  return [
    {
      event: suggestedEvent,
      subjectId: suggestedSubjectId,
      onDay: suggestedOn,
      amountCents,
      retailerId: suggestedFor,
    },
  ];
}

const lineView = (line: BankLine, movements: Movement[]): LineView => ({
  id: line.id,
  statementId: line.statementId,
  on: line.onDay,
  amount: line.amountCents,
  memo: line.memo,
  state: line.state,
  reason: line.reason,
  note: line.note,
  owner: line.ownerId === null ? null : { id: line.ownerId, name: line.ownerName ?? '' },
  matched: line.matchedAt === null ? null : { at: line.matchedAt.toISOString(), name: line.matchedByName },
  movements,
});

/** Lines with their books, or what they are guessed to be. */
export async function lineViews(db: Db | Tx, retailerId: string, lines: readonly BankLine[]): Promise<LineView[]> {
  const shown = await movementViews(db);
  const ids = lines.filter(({ state }) => state === 'MATCHED').map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await matchesOf(db, retailerId, ids);
  const matches = groupBy(rows, ({ lineId }) => lineId);
  return lines.map((line) => {
    const books = (matches.get(line.id) ?? []).map((match) => Object.assign(match, { retailerId: match.movedFor }));
    return lineView(line, [...books, ...guessOf(line)].map(shown));
  });
}

/** A line as it stands now. */
export async function shownLine(db: Db | Tx, retailerId: string, id: string): Promise<LineView> {
  const line = (await findLine(db, retailerId, id)) ?? refuse('STATEMENT_LINE_NOT_FOUND');
  const [view] = await lineViews(db, retailerId, [line]);
  return view ?? refuse('STATEMENT_LINE_NOT_FOUND');
}
