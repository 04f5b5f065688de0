import type { CivilDate } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { cast, centsOf, maxOf, minOf, narrowed, rowOf, rowsOf, select } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Account } from './accounts.ts';
import {
  contractPostings,
  journalEntries,
  journalLines,
  ledgerDays,
  ledgerMonths,
  retailerEntries,
  retailerLines,
} from './tables.ts';

/** A span of days in the books, counted in the provider's zone. */
export interface Span {
  from: CivilDate;
  to: CivilDate;
  zone: string;
}

/** The month, closed when a row was posted, that its own day lies in or before: the row came too late for it. */
const missed = (day: Template, at: Template) => sql`exists (
  select 1 from ${ledgerMonths.sql} m where m.month_end >= ${day} and m.cut_at <= ${at})`;

/** The day a row counts on: its own, or the day it was posted when its month was closed by then. */
const bookedOn = (day: Template, at: Template, zone: string): Template =>
  sql`case when ${missed(day, at)} then (${at} at time zone ${zone}::text)::date else ${day} end`;

const beginOf = (day: CivilDate, zone: string) => sql`(${day}::date::timestamp at time zone ${zone}::text)`;

/** Rows that may count in a span: of its days, or posted within it. Each block of rows is told apart by both. */
const near = (day: Template, at: Template, { from, to, zone }: Span) =>
  sql`(${day} between ${from}::date and ${to}::date
    or ${day} < ${from}::date and ${at} >= ${beginOf(from, zone)} and ${at} < ${beginOf(to, zone)} + interval '1 day')`;

const customers = {
  entries: journalEntries.sql,
  lines: journalLines.sql,
  key: sql`l.borrower_id = e.borrower_id`,
  borrower: sql`e.borrower_id`,
};
const retailers = {
  entries: retailerEntries.sql,
  lines: retailerLines.sql,
  key: sql`l.retailer_id = e.retailer_id`,
  borrower: sql`null::uuid`,
};

/** Every line of the three journals that counts in a span, with the day it counts on. */
export function bookedLines(span: Span): Template {
  const day = sql`e.posted_on`;
  const at = sql`e.posted_at`;
  const ofEntries = ({ entries, lines, key, borrower }: typeof customers) => sql`
    select ${bookedOn(day, at, span.zone)} as on_day, e.event, e.subject_id, ${borrower} as borrower_id, e.retailer_id,
      e.posted_at, e.id, l.line, l.account, l.amount_cents
    from ${entries} e join ${lines} l on ${key} and l.entry_id = e.id where ${near(day, at, span)}`;
  const ofContract = (account: Template, amount: Template, line: number) => sql`
    select ${bookedOn(sql`c.on_day`, sql`c.posted_at`, span.zone)}, c.event, c.contract_id, c.borrower_id, null::uuid,
      c.posted_at, c.contract_id, ${sql.lit(line)}, ${account}, ${amount}
    from ${contractPostings.sql} c where ${near(sql`c.on_day`, sql`c.posted_at`, span)}`;
  return sql`select * from (${ofEntries(customers)} union all ${ofEntries(retailers)}
    union all ${ofContract(sql`c.debit`, sql`c.amount_cents`, 1)}
    union all ${ofContract(sql`c.credit`, sql`0 - c.amount_cents`, 2)}) booked
    where on_day between ${span.from}::date and ${span.to}::date`;
}

/** What an account held before a span, and what moved in it. */
interface AccountMoves {
  account: Account;
  openingCents: number;
  debitCents: number;
  creditCents: number;
}

/** Before any books. */
export const BEGINNING = '2000-01-01' as CivilDate;

/** The end of the last closed month; the beginning of all while none is. */
export async function closedThrough(db: Db | Tx): Promise<CivilDate | null> {
  const found = await rowOf(
    db,
    select({ last: maxOf(ledgerMonths.row('m').monthEnd) }, sql`from ${ledgerMonths.sql} m`),
  );
  return found?.last ?? null;
}

/** Each account over a span: closed days as they were closed, the days since as they stand. */
export async function movesOf(db: Db | Tx, { from, to, zone }: Span): Promise<AccountMoves[]> {
  const closed = await closedThrough(db);
  const since = sql`(${closed ?? BEGINNING}::date + 1)`;
  const firstOpen = (await rowOf(db, select({ day: cast('date', since) })))?.day ?? from;
  const days = sql`
    select on_day, account, debit_cents, credit_cents from ${ledgerDays.sql} where on_day <= ${to}::date
    union all
    select on_day, account, sum(greatest(amount_cents, 0)), sum(greatest(0 - amount_cents, 0))
    from (${bookedLines({ from: firstOpen, to, zone })}) open group by on_day, account`;
  const before = sql`filter (where on_day < ${from}::date)`;
  const within = sql`filter (where on_day >= ${from}::date)`;
  return rowsOf(
    db,
    select(
      {
        account: narrowed<string, Account>(cast('text', sql`account`)),
        openingCents: centsOf(sql`sum(debit_cents - credit_cents) ${before}`),
        debitCents: centsOf(sql`sum(debit_cents) ${within}`),
        creditCents: centsOf(sql`sum(credit_cents) ${within}`),
      },
      sql`from (${days}) days group by account order by account`,
    ),
  );
}

/** The first day of the books; null while they are empty. */
export async function firstPostedOn(db: Db | Tx): Promise<CivilDate | null> {
  const of = (entries: Template) => sql`select min(posted_on) as day from ${entries}`;
  const days = sql`from (${of(journalEntries.sql)} union all ${of(retailerEntries.sql)}) days`;
  return (await rowOf(db, select({ first: minOf(cast('date', sql`days.day`)) }, days)))?.first ?? null;
}
