import type { Handled } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { bankMovesOfDays } from '../../books/index.ts';
import { analystsOf } from '../../identity/index.ts';
import type { TransferBank } from '../../transfers/index.ts';
import { newestStatements, openDays, takenOf } from '../facts.ts';
import { atTheTreasury } from '../house.ts';
import { agesOf } from '../rules/ages.ts';
import { accountLabel } from '../rules/our-account.ts';
import { moveKey } from '../rules/pair.ts';
import { movementViews } from '../views.ts';

type Answer = Handled<'GET /backofficeReconciliation'>['answer'];
type Statement = Awaited<ReturnType<typeof newestStatements>>[number];

/** Of what the books have alone the first are shown. */
const MOST_SHOWN = 100;

/** What the books moved in the days of a statement and no line has. */
async function onlyInBooks(
  db: Db,
  { retailerId, firstDay: from, lastDay: to }: Statement,
): Promise<Answer['onlyInBooks']> {
  const moves = await bankMovesOfDays(db, { from, to });
  const taken = await takenOf(db, retailerId, moves);
  const free = moves.filter((move) => !taken.has(moveKey(move)) && move.amountCents !== 0);
  const items = free.slice(0, MOST_SHOWN).map(await movementViews(db));
  return { from, to, count: free.length, amount: sumCents(free.map(({ amountCents }) => amountCents)), items };
}

const statementView = (statement: Statement): Answer['statements'][number] => ({
  id: statement.id,
  fileName: statement.fileName,
  firstDay: statement.firstDay,
  lastDay: statement.lastDay,
  balance: statement.balanceCents,
  importedAt: statement.importedAt.toISOString(),
  importedBy: statement.importedByName,
  known: statement.knownLines,
  matched: statement.matched,
  suggested: statement.suggested,
  leftOver: statement.leftOver,
});

/** The newest statements and what waits. @throws Refusal of `atTheTreasury`. */
export const showReconciliation = (
  { db, clock }: Platform,
  { bank, isDemonstration }: { bank: TransferBank | null; isDemonstration: boolean },
  actor: Actor,
): Promise<Answer> =>
  atTheTreasury({ db }, actor, async () => {
    const { retailerId, zone } = actor;
    const today = dayIn(zone, clock.now());
    const statements = await newestStatements(db, retailerId);
    const ages = agesOf(await openDays(db, retailerId), today);
    const newest = statements.reduce<Statement | undefined>(
      (last, one) => (last && last.lastDay >= one.lastDay ? last : one),
      undefined,
    );
    return {
      today,
      account: bank && accountLabel(bank),
      isDemonstration,
      difference: sumCents(ages.map(({ amount }) => amount)),
      ages,
      statements: statements.map(statementView),
      owners: await analystsOf(db, retailerId),
      onlyInBooks: newest ? await onlyInBooks(db, newest) : null,
    };
  });
