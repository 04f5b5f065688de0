import type { CivilDate, Handled } from '@balcao/contract';
import { addDays, addMonths } from '@balcao/credit-math';
import type { Actor } from '../../kernel/auth/actor.ts';
import { dayIn } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { isTrue, rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { type ClosedMonth, closedMonths, firstPostedOn } from '../books/index.ts';
import { lentContracts } from '../payments/index.ts';
import type { AccountingPorts, StatementFacts } from './ports.ts';
import { firstOf, monthEndOf } from './rules/rates.ts';
import { contractStandings, monthRequests } from './tables.ts';

export type MonthView = Handled<'GET /backofficeAccounting/months'>['answer']['items'][number];

const r = monthRequests.row('r');

/** Whether everything that was lent by a day was counted to its end. */
async function isCounted(db: Db | Tx, on: CivilDate): Promise<boolean> {
  const behind = sql`exists (select 1 from ${contractStandings.sql} s where s.is_live and (s.through is null or s.through < ${on}::date))`;
  const unseen = sql`exists (select 1 from (${lentContracts(on)}) lent where not exists (
    select 1 from ${contractStandings.sql} s where s.borrower_id = lent.borrower_id and s.contract_id = lent.contract_id))`;
  return !((await rowOf(db, select({ isBehind: isTrue(sql`${behind} or ${unseen}`) })))?.isBehind ?? true);
}

/** What of the months is told and decided on. */
export interface MonthFacts {
  closed: readonly ClosedMonth[];
  requests: readonly { month: CivilDate; askedBy: string; askedByName: string; askedAt: Date }[];
  /** The first month that is not closed; null while the books are empty. */
  next: CivilDate | null;
  /** It is over, and counted to its end. */
  isNextOver: boolean;
  /** What the bank says up to its end; null until it is over. */
  statements: StatementFacts | null;
  today: CivilDate;
}

export async function readMonths(
  db: Db | Tx,
  { statementFacts }: AccountingPorts,
  { zone, retailerId }: Pick<Actor, 'zone' | 'retailerId'>,
  now: Date,
): Promise<MonthFacts> {
  const closed = await closedMonths(db);
  const requests = await rowsOf(db, select(r, sql`from ${monthRequests.sql} r`));
  const today = dayIn(zone, now);
  const first = closed[0] ? addMonths(closed[0].month, 1) : await firstPostedOn(db);
  const next = first === null ? null : firstOf(first);
  const end = next && monthEndOf(next);
  const isNextOver = end !== null && end < today && (await isCounted(db, end));
  const statements = end !== null && isNextOver ? await statementFacts(db, retailerId, end) : null;
  return { closed, requests, next, isNextOver, statements, today };
}

const personOf = (at: Date, name: string) => ({ at: at.toISOString(), name });

const statementsView = (facts: StatementFacts | null): MonthView['statements'] =>
  facts && { coveredThrough: facts.coveredThrough, toExplain: [...facts.toExplain] };

/** A month as people see it. */
export function monthView(
  month: CivilDate,
  { closed, requests, next, isNextOver, statements }: MonthFacts,
  operatorId: string,
): MonthView {
  const done = closed.find((one) => one.month === month);
  const request = requests.find((one) => one.month === month);
  const asked = done
    ? personOf(done.askedAt, done.askedByName)
    : request
      ? personOf(request.askedAt, request.askedByName)
      : null;
  const isNext = month === next && isNextOver;
  return {
    month: month.slice(0, 7),
    state: done ? 'CLOSED' : request ? 'ASKED' : 'OPEN',
    isNext,
    asked,
    closed: done ? personOf(done.closedAt, done.closedByName) : null,
    statements: isNext ? statementsView(statements) : null,
    mayClose: isNext && request !== undefined && request.askedBy !== operatorId,
  };
}

/** Every month from the first one of the books to the one of today, the newest first. */
export function monthsOf({ closed, next, today }: MonthFacts): CivilDate[] {
  const first = closed.at(-1)?.month ?? next;
  const months: CivilDate[] = [];
  for (let month = firstOf(today); first !== null && month >= first; month = firstOf(addDays(month, -1)))
    months.push(month);
  return months;
}
