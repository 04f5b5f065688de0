import { sql } from '../../kernel/db/sql.ts';
import { countOf, rowOf, select, withParts } from '../../kernel/db/select.ts';
import { daysBefore } from '../../kernel/day-close/forgetting-step.ts';
import type { DayCloseStep } from '../../kernel/day-close/steps.ts';
import { numbersOfOld } from './contract-number.ts';
import { contracts, proposals, purchaseVerifications } from './tables.ts';

const KEPT_DAYS = 180;

/**
 * Deletes offers that nobody accepted, with their proposals, codes and numbers, so many days after their validity ended.
 * An offer of a device stays: what was asked of its lock hangs on it. Nobody waits: rows that somebody holds are passed
 * over, and are a matter of the next day.
 */
export const forgetOffers: DayCloseStep = {
  name: 'contracts.forget-offers',
  keptDays: KEPT_DAYS,
  async run(db, { now, limit }) {
    const parts = sql`
      old as materialized (
          select borrower_id, id, number from ${contracts.sql}
          where status = 'EXPIRED' and product_id is null and valid_until < ${daysBefore(now, KEPT_DAYS)}::timestamptz
          order by valid_until limit ${sql.lit(limit)} for update skip locked),
      old_proposals as materialized (
          select p.borrower_id, p.id from ${proposals.sql} p
          join old on p.borrower_id = old.borrower_id and p.contract_id = old.id),
      gone_verifications as (
          delete from ${purchaseVerifications.sql} v using old_proposals p
          where v.borrower_id = p.borrower_id and v.proposal_id = p.id),
      gone_proposals as (
          delete from ${proposals.sql} p using old_proposals o where p.borrower_id = o.borrower_id and p.id = o.id),
      gone_numbers as (${numbersOfOld}),
      gone as (
          delete from ${contracts.sql} c using old where c.borrower_id = old.borrower_id and c.id = old.id returning 1)`;
    const gone = await rowOf(db, withParts(parts, select({ rows: countOf(sql`from gone`) })));
    const rows = gone?.rows ?? 0;
    return { rows, cursor: rows === limit ? 'more' : null };
  },
};
