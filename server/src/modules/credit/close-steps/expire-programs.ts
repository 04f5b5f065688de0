import { sql } from 'kysely';
import type { DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { couponDay } from '../rules/coupon-discount.ts';
import { endOf } from './step.ts';

/** Coupons whose last day in Sao Paulo is over. What is left to do is found by state, so the cursor is not needed. */
export const expireCoupons: DayCloseStep = {
  name: 'expire-coupons',
  async run(db, { now, limit }) {
    const done = await sql<{ id: string }>`
    update coupons set status = 'EXPIRED'
    where status = 'ISSUED' and (borrower_id, id) in (
      select borrower_id, id from coupons
      where status = 'ISSUED' and valid_through < ${couponDay(now)}::date
      order by valid_through, id limit ${limit}::integer for update)
    returning id`.execute(db);
    return endOf(done.rows, limit);
  },
};

/** Evaluations whose time is over, waiting for an analyst or not. Found by state, as the coupons are. */
export const expireEvaluations: DayCloseStep = {
  name: 'expire-evaluations',
  async run(db, { now, limit }) {
    const done = await sql<{ id: string }>`
    update credit_evaluations set status = 'EXPIRED'
    where status in ('CREATED', 'ACCEPTED') and (borrower_id, id) in (
      select borrower_id, id from credit_evaluations
      where status in ('CREATED', 'ACCEPTED') and expires_at <= ${now}::timestamptz
      order by expires_at, id limit ${limit}::integer for update)
    returning id`.execute(db);
    return endOf(done.rows, limit);
  },
};

/** Blocks by hand whose last day is before the day that is closed. Found by state. */
export const liftManualBlocks: DayCloseStep = {
  name: 'lift-manual-blocks',
  async run(db, { day, limit }) {
    const done = await sql<{ id: string }>`
    with lifted as (
      update credit_limits set is_blocked = false, blocked_until = null, block_reason = null, version = version + 1
      where is_blocked and borrower_id in (
        select borrower_id from credit_limits
        where is_blocked and blocked_until < ${day}::date
        order by blocked_until, borrower_id limit ${limit}::integer for update)
      returning borrower_id),
    recorded as (
      update credit_limit_blocks b set unblocked_on = greatest(b.blocked_on, ${day}::date)
      from lifted where b.borrower_id = lifted.borrower_id and b.reason = 'MANUALLY_BLOCKED' and b.unblocked_on is null)
    select borrower_id as id from lifted`.execute(db);
    return endOf(done.rows, limit);
  },
};
