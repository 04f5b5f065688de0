import { sql, type Template } from '../../../kernel/db/sql.ts';
import type { DayCloseBatch, DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { couponDay } from '../rules/coupon-day.ts';

/**
 * A step that ends rows found by their state: what is left is found again, so the cursor only says whether to go on.
 * `statement` gives a row for each that it ended. The rows are chosen in a CTE: a limited subselect of an update may be run, and so limited, more than once.
 */
function endingStep(name: string, statement: (batch: DayCloseBatch) => Template): DayCloseStep {
  return {
    name,
    async run(db, batch) {
      const { rows } = await statement(batch).execute(db);
      return { rows: rows.length, cursor: rows.length >= batch.limit ? 'more' : null };
    },
  };
}

/** Coupons whose last day in Sao Paulo is over. */
export const expireCoupons = endingStep(
  'expire-coupons',
  ({ now, limit }) => sql`
    with due as materialized (
      select borrower_id, id from coupons where status = 'ISSUED' and valid_through < ${couponDay(now)}::date
      order by valid_through, id limit ${sql.lit(limit)} for update)
    update coupons c set status = 'EXPIRED' from due where c.borrower_id = due.borrower_id and c.id = due.id
    returning 1`,
);

/** Evaluations whose time is over, waiting for an analyst or not. */
export const expireEvaluations = endingStep(
  'expire-evaluations',
  ({ now, limit }) => sql`
    with due as materialized (
      select borrower_id, id from credit_evaluations
      where status in ('CREATED', 'ACCEPTED') and expires_at <= ${now}::timestamptz
      order by expires_at, id limit ${sql.lit(limit)} for update)
    update credit_evaluations e set status = 'EXPIRED' from due where e.borrower_id = due.borrower_id and e.id = due.id
    returning 1`,
);

/** Requests that nobody decided up to their last day. */
export const expireLimitRequests = endingStep(
  'expire-limit-requests',
  ({ day, limit }) => sql`
    with due as materialized (
      select borrower_id, id from limit_requests where status = 'WAITING' and expires_on < ${day}::date
      order by expires_on, borrower_id limit ${sql.lit(limit)} for update)
    update limit_requests r set status = 'EXPIRED' from due where r.borrower_id = due.borrower_id and r.id = due.id
    returning 1`,
);

/** What the calculator added up to a day before the one that begins; who decided on it decides again. */
export const takeBackIncreases = endingStep(
  'take-back-limit-increases',
  ({ day, now, limit }) => sql`
    with due as materialized (
      select borrower_id, retailer_id, on_day from limit_increases where ended_at is null and until_day < ${day}::date
      order by until_day, borrower_id limit ${sql.lit(limit)} for update),
    taken as (
      update limit_increases i set ended_at = ${now}::timestamptz from due
      where i.borrower_id = due.borrower_id and i.retailer_id = due.retailer_id and i.on_day = due.on_day
      returning i.borrower_id),
    moved as (
      update credit_limits l set version = version + 1 from taken where l.borrower_id = taken.borrower_id)
    select 1 from taken`,
);

/** Blocks by hand whose last day is before the day that begins. */
export const liftManualBlocks = endingStep(
  'lift-manual-blocks',
  ({ day, limit }) => sql`
    with due as materialized (
      select borrower_id from credit_limits where is_blocked and blocked_until < ${day}::date
      order by blocked_until, borrower_id limit ${sql.lit(limit)} for update),
    lifted as (
      update credit_limits l set is_blocked = false, blocked_until = null, block_reason = null, version = version + 1
      from due where l.borrower_id = due.borrower_id
      returning l.borrower_id),
    recorded as (
      update credit_limit_blocks b set unblocked_on = greatest(b.blocked_on, ${day}::date)
      from lifted where b.borrower_id = lifted.borrower_id and b.reason = 'MANUALLY_BLOCKED' and b.unblocked_on is null)
    select 1 from lifted`,
);
