import { daysBetween } from '@balcao/credit-math';
import type { CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import { guardedWrite } from '../../kernel/db/guarded-write.ts';
import type { DayCloseStep } from '../../kernel/day-close/steps.ts';
import { hasOpenedSince } from '../retailers/index.ts';
import { overdueCutoff, bankDaysBefore } from '../payments/index.ts';
import { breakWrite, readAgreement } from './use-cases/break-agreement.ts';

/** A broken agreement is some round trips: batches stay short, so that nobody waits long for a customer's lock. */
const MOST_A_BATCH = 100;

/**
 * Breaks the agreements of which the oldest unpaid payment is overdue, and for longer than they bear: one due on a day
 * without banks is not late while it may be paid on the next day with them. Each customer is locked first, so
 * that a payment that comes at the same moment wins or loses whole; customers whom somebody is serving are passed
 * over, and looked at again until none is left.
 */
export const breakOverdueAgreements: DayCloseStep = {
  name: 'payments.break-overdue-agreements',
  async run(db, { day, now, limit }) {
    const place = { retailerId: sql.ref('r.retailer_id'), storeId: sql.ref('r.store_id') };
    const late = sql`from renegotiations r join credit_limits l on l.borrower_id = r.borrower_id
      where r.status = 'ACTIVE' and exists (
        select 1 from renegotiation_payments p where p.renegotiation_id = r.id and p.status = 'DUE'
          and p.due_on < ${day}::date - r.break_after_days and p.due_on <= ${overdueCutoff(day)}::date
          and ${hasOpenedSince(place, sql.ref('p.due_on'), bankDaysBefore(day))})`;
    const most = Math.min(limit, MOST_A_BATCH);
    const found = await sql<{ id: string }>`
      select r.id ${late} order by r.id limit ${sql.lit(most)} for update of l skip locked`.execute(db);
    let rows = 0;
    for (const { id } of found.rows) rows += await breakIfLate(db, id, late, day, now);
    if (found.rows.length === most) return { rows, cursor: 'more' };
    const left = await sql<{ isLeft: boolean }>`select exists (select 1 ${late}) as "isLeft"`.execute(db);
    return { rows, cursor: left.rows[0]?.isLeft ? 'locked' : null };
  },
};

/** Reads behind the lock: a payment may have come between finding and locking. */
async function breakIfLate(db: Db, id: string, late: RawBuilder<unknown>, day: CivilDate, at: Date): Promise<number> {
  const still = await sql<{
    isLate: boolean;
  }>`select exists (select 1 ${late} and r.id = ${id}::uuid) as "isLate"`.execute(db);
  const facts = still.rows[0]?.isLate ? await readAgreement(db, id) : undefined;
  if (!facts || facts.oldestDueOn === null) return 0;
  const { retailerId, storeId } = facts.agreement;
  const reason = `${daysBetween(facts.oldestDueOn, day)} dias de atraso`;
  await guardedWrite(db, breakWrite(facts, { operatorId: null, retailerId, storeId, reason, at }));
  return 1;
}

/** Simulations that nobody accepted in time. Accepting one tests its time itself: this tidies what lists show. */
export const expireRenegotiationOffers: DayCloseStep = {
  name: 'payments.expire-renegotiation-offers',
  async run(db, { now, limit }) {
    const ended = await sql<{ rows: number }>`
      with ended as materialized (
          select borrower_id, id from renegotiations where status = 'OFFERED' and valid_until <= ${now}::timestamptz
          order by valid_until limit ${sql.lit(limit)} for update skip locked),
        expired as (update renegotiations r set status = 'EXPIRED' from ended
          where r.borrower_id = ended.borrower_id and r.id = ended.id returning 1)
      select count(*) as rows from expired`.execute(db);
    const rows = ended.rows[0]?.rows ?? 0;
    return { rows, cursor: rows === limit ? 'more' : null };
  },
};
