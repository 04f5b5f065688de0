import type { Handled } from '@balcao/contract';
import { type CivilDate, sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { analystsOf } from '../../identity/index.ts';
import type { TransferBank } from '../../transfers/index.ts';
import { balanceOf } from '../balance.ts';
import { newestStatements, openDays } from '../facts.ts';
import { atTheTreasury } from '../house.ts';
import { agesOf } from '../rules/ages.ts';
import { accountLabel } from '../rules/our-account.ts';
import { unseenWhere } from '../unseen.ts';
import { unseenViews } from '../views.ts';

type Answer = Handled<'GET /backofficeReconciliation'>['answer'];
type Statement = Awaited<ReturnType<typeof newestStatements>>[number];

/** Of what the books have alone the first are shown. */
const MOST_SHOWN = 100;

/** What the books moved in the days of statements and no line has. */
async function onlyInBooks(db: Db, retailerId: string, today: CivilDate): Promise<Answer['onlyInBooks']> {
  const moves = await unseenWhere(db, retailerId, sql`true`);
  const items = moves.slice(0, MOST_SHOWN).map(await unseenViews(db, today));
  const amount = sumCents(moves.map(({ amountCents }) => amountCents));
  return { count: moves.length, amount, items };
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
    return {
      today,
      account: bank && accountLabel(bank),
      isDemonstration,
      difference: sumCents(ages.map(({ amount }) => amount)),
      ages,
      statements: statements.map(statementView),
      owners: await analystsOf(db, retailerId),
      balance: await balanceOf(db, statements, zone),
      onlyInBooks: statements.length > 0 ? await onlyInBooks(db, retailerId, today) : null,
    };
  });
