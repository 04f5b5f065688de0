import type { Handled } from '@balcao/contract';
import { cents, type CivilDate, sumCents } from '@balcao/credit-math';
import type { Db } from '../../kernel/db/database.ts';
import { centsOf, rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { RowOf } from '../../kernel/db/table.ts';
import { movesOf } from '../books/index.ts';
import { countLines } from './facts.ts';
import { checkBalance } from './rules/balance-check.ts';
import { bankLines, bankMatches, type bankStatements } from './tables.ts';
import { unseenWhere } from './unseen.ts';

type Balance = Handled<'GET /backofficeReconciliation'>['answer']['balance'];
type Statement = Pick<RowOf<typeof bankStatements>, 'retailerId' | 'lastDay' | 'balanceCents' | 'balanceOn'>;

/** What the books held at the bank at the end of a day, without what stands there only because statements say so. */
export async function heldAtBank(db: Db, on: CivilDate, zone: string) {
  const accounts = await movesOf(db, { from: on, to: on, zone });
  const heldOf = (name: (typeof accounts)[number]['account']) =>
    sumCents(
      accounts
        .filter(({ account }) => account === name)
        .map((one) => cents(one.openingCents + one.debitCents - one.creditCents)),
    );
  return cents(heldOf('cash_at_bank') + heldOf('bank_differences'));
}

/** Sums of what the bank alone and the books alone have at the end of a day. */
export async function openAt(db: Db, retailerId: string, on: CivilDate) {
  const lines = await countLines(db, retailerId, sql`l.state <> 'MATCHED' and l.on_day <= ${on}::date`);
  const unseen = await unseenWhere(db, retailerId, sql`u.on_day <= ${on}::date`);
  return { onlyAtBankCents: lines.sum, onlyInBooksCents: sumCents(unseen.map(({ amountCents }) => amountCents)) };
}

/** Lines and their books that lie on either side of the end of a day. */
async function inTransitAt(db: Db, retailerId: string, on: CivilDate) {
  const sum = centsOf(sql`sum(case when l.on_day <= ${on}::date then m.amount_cents else 0 - m.amount_cents end)`);
  const found = await rowOf(
    db,
    select(
      { sum },
      sql`from ${bankMatches.sql} m join ${bankLines.sql} l on l.retailer_id = m.retailer_id and l.id = m.line_id
        where m.retailer_id = ${retailerId}::uuid and (l.on_day <= ${on}::date) <> (m.on_day <= ${on}::date)`,
    ),
  );
  return found?.sum ?? cents(0);
}

/** The newest balance that a bank says, against the books of that day; null while none says one. */
export async function balanceOf(db: Db, statements: readonly Statement[], zone: string): Promise<Balance> {
  const told = statements.flatMap(({ retailerId, lastDay, balanceCents, balanceOn }) =>
    balanceCents === null ? [] : [{ retailerId, on: balanceOn ?? lastDay, statementCents: balanceCents }],
  );
  const [newest] = told.toSorted((one, other) => other.on.localeCompare(one.on));
  if (!newest) return null;
  const { retailerId, on } = newest;
  return checkBalance({
    ...newest,
    booksCents: await heldAtBank(db, on, zone),
    ...(await openAt(db, retailerId, on)),
    inTransitCents: await inTransitAt(db, retailerId, on),
  });
}
