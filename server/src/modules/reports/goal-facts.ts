import type { CivilDate } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import { monthOf } from './rules/goals.ts';
import { salesGoals } from './tables.ts';

/** Goals of a retailer for every month that some days touch. */
export function readGoals(db: Db | Tx, retailerId: string, startDate: CivilDate, endDate: CivilDate) {
  const shape = pick(salesGoals.row('g'), 'month', 'kind', 'subjectId', 'amountCents');
  const from = sql`from ${salesGoals.sql} g where g.retailer_id = ${retailerId}::uuid
    and g.month between ${monthOf(startDate)}::date and ${monthOf(endDate)}::date`;
  return rowsOf(db, select(shape, from));
}
