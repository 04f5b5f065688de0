import type { CivilDate } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { type NewRow, pick } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { bookedLines } from './ledger.ts';
import { ledgerDays, ledgerMonths } from './tables.ts';

const m = ledgerMonths.row('m');

/** Closed months, the newest first. */
export const closedMonths = (db: Db | Tx) =>
  rowsOf(
    db,
    select(
      pick(m, 'month', 'monthEnd', 'askedByName', 'askedAt', 'closedByName', 'closedAt'),
      sql`from ${ledgerMonths.sql} m order by m.month desc`,
    ),
  );
export type ClosedMonth = Awaited<ReturnType<typeof closedMonths>>[number];

/**
 * A month with what each of its days came to, of what was posted before its cut; from then on nothing falls into it. The
 * months before it are closed: `from` is the first day that is not.
 */
export const closeMonthFragments = (row: NewRow<typeof ledgerMonths>, from: CivilDate): Fragment[] => [
  part('ledger_month', insertOne(ledgerMonths, row)),
  {
    ...part(
      'ledger_days',
      sql`insert into ${ledgerDays.sql} (month, on_day, account, debit_cents, credit_cents)
        select ${row.month}::date, on_day, account, sum(greatest(amount_cents, 0)), sum(greatest(0 - amount_cents, 0))
        from (${bookedLines({ from, to: row.monthEnd, zone: row.zone })}) open
        where posted_at < ${row.cutAt}::timestamptz group by on_day, account`,
    ),
    rows: 'any',
  },
];
