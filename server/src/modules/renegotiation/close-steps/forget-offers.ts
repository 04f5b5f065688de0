import { sql } from '../../../kernel/db/sql.ts';
import { countOf, rowOf, select, withParts } from '../../../kernel/db/select.ts';
import { daysBefore } from '../../../kernel/day-close/forgetting-step.ts';
import type { DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { numbersOfOld } from '../../contracts/index.ts';
import { renegotiationCodes, renegotiations } from '../tables.ts';

const KEPT_DAYS = 180;

/** Deletes simulations that nobody accepted, with their codes and numbers, so many days after their validity ended. */
export const forgetRenegotiationOffers: DayCloseStep = {
  name: 'renegotiation.forget-offers',
  keptDays: KEPT_DAYS,
  async run(db, { now, limit }) {
    const parts = sql`
      old as materialized (
          select borrower_id, id, number from ${renegotiations.sql}
          where status = 'EXPIRED' and valid_until < ${daysBefore(now, KEPT_DAYS)}::timestamptz
          order by valid_until limit ${sql.lit(limit)} for update skip locked),
      gone_codes as (
          delete from ${renegotiationCodes.sql} k using old
          where k.borrower_id = old.borrower_id and k.renegotiation_id = old.id),
      gone_numbers as (${numbersOfOld}),
      gone as (
          delete from ${renegotiations.sql} r using old where r.borrower_id = old.borrower_id and r.id = old.id returning 1)`;
    const gone = await rowOf(db, withParts(parts, select({ rows: countOf(sql`from gone`) })));
    const rows = gone?.rows ?? 0;
    return { rows, cursor: rows === limit ? 'more' : null };
  },
};
