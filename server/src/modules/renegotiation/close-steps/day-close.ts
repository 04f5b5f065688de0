import { daysBetween } from '@balcao/credit-math';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { act } from '../../../kernel/act/act.ts';
import type { System } from '../../../kernel/act/principal.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { countOf, isTrue, rowOf, rowsOf, select, withParts } from '../../../kernel/db/select.ts';
import type { DayCloseBatch, DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { hasOpenedSince } from '../../retailers/index.ts';
import { overdueCutoff, bankDaysBefore } from '../../payments/index.ts';
import { renegotiationCodes, renegotiationPayments, renegotiations } from '../tables.ts';
import { breakWrite, readAgreement } from '../use-cases/break-agreement.ts';

/** A broken agreement is some round trips: batches stay short, so that nobody waits long for a customer's lock. */
const MOST_A_BATCH = 100;

/** The steps are told the day; their zone says nothing. */
const dayClose: System = { kind: 'system', name: 'day-close', zone: 'America/Manaus' };

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
    const late = sql`from ${renegotiations.sql} r join credit_limits l on l.borrower_id = r.borrower_id
      where r.status = 'ACTIVE' and exists (
        select 1 from ${renegotiationPayments.sql} p where p.renegotiation_id = r.id and p.status = 'DUE'
          and p.due_on < ${day}::date - r.break_after_days and p.due_on <= ${overdueCutoff(day)}::date
          and ${hasOpenedSince(place, sql.ref('p.due_on'), bankDaysBefore(day))})`;
    const most = Math.min(limit, MOST_A_BATCH);
    const { id } = renegotiations.row('r');
    const found = await rowsOf(
      db,
      select({ id }, sql`${late} order by r.id limit ${sql.lit(most)} for update of l skip locked`),
    );
    let rows = 0;
    for (const one of found) rows += await breakIfLate(db, one.id, late, { day, now });
    if (found.length === most) return { rows, cursor: 'more' };
    const left = await rowOf(db, select({ isLeft: isTrue(sql`exists (select 1 ${late})`) }));
    return { rows, cursor: left?.isLeft ? 'locked' : null };
  },
};

/** Reads behind the lock, which the step holds: a payment may have come between finding and locking. */
function breakIfLate(
  db: Db,
  id: string,
  late: Template,
  { day, now }: Pick<DayCloseBatch, 'day' | 'now'>,
): Promise<number> {
  const isLate = isTrue(sql`exists (select 1 ${late} and r.id = ${id}::uuid)`);
  return act<Awaited<ReturnType<typeof readAgreement>>, number>(
    { db, clock: { now: () => now } },
    {
      principal: dayClose,
      read: async (tx) => ((await rowOf(tx, select({ isLate })))?.isLate ? readAgreement(tx, id) : undefined),
      decide(facts) {
        if (!facts || facts.oldestDueOn === null) return { unchanged: 0 };
        const reason = `${daysBetween(facts.oldestDueOn, day)} dias de atraso`;
        const { storeId } = facts.agreement;
        return { answer: 1, ...breakWrite(facts, { because: 'LATE', storeId, reason, at: now }) };
      },
    },
  );
}

/**
 * Simulations that nobody accepted in time, and the hashes of their codes. Accepting one tests its time itself: this
 * tidies what lists show, and leaves nothing to guess at.
 */
export const expireRenegotiationOffers: DayCloseStep = {
  name: 'payments.expire-renegotiation-offers',
  async run(db, { now, limit }) {
    const parts = sql`
      ended as materialized (
          select borrower_id, id from ${renegotiations.sql} where status = 'OFFERED' and valid_until <= ${now}::timestamptz
          order by valid_until limit ${sql.lit(limit)} for update skip locked),
        expired as (update ${renegotiations.sql} r set status = 'EXPIRED' from ended
          where r.borrower_id = ended.borrower_id and r.id = ended.id returning 1),
        wiped as (update ${renegotiationCodes.sql} k set code_hash = '' from ended
          where k.borrower_id = ended.borrower_id and k.renegotiation_id = ended.id)`;
    const { rows = 0 } = (await rowOf(db, withParts(parts, select({ rows: countOf(sql`from expired`) })))) ?? {};
    return { rows, cursor: rows === limit ? 'more' : null };
  },
};
