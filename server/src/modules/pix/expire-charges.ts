import { sql } from 'kysely';
import type { DayCloseStep } from '../../kernel/day-close/steps.ts';

/**
 * Marks charges whose time is over. Nothing reads the mark to decide: a charge is over by the clock. Rows somebody is
 * paying are passed over, and looked at again until none is left.
 */
export const expirePixCharges: DayCloseStep = {
  name: 'payments.expire-pix-charges',
  async run(db, { now, limit }) {
    const over = sql`status in ('CREATED', 'ACTIVE') and expires_at <= ${now}::timestamptz`;
    const expired = await sql<{ rows: number }>`
      with over as materialized (select borrower_id, id from pix_charges where ${over} limit ${sql.lit(limit)} for update skip locked),
        expired as (update pix_charges c set status = 'EXPIRED' from over
          where c.borrower_id = over.borrower_id and c.id = over.id returning 1)
      select count(*) as rows from expired`.execute(db);
    const rows = expired.rows[0]?.rows ?? 0;
    if (rows === limit) return { rows, cursor: 'more' };
    const left = await sql<{ isLeft: boolean }>`
      select exists (select 1 from pix_charges where ${over}) as "isLeft"`.execute(db);
    return { rows, cursor: left.rows[0]?.isLeft ? 'locked' : null };
  },
};
