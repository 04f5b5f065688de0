import { sql } from '../../../kernel/db/sql.ts';
import { countOf, isTrue, rowOf, select, withParts } from '../../../kernel/db/select.ts';
import type { DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { pixCharges } from '../tables.ts';

/**
 * Marks charges whose time is over. Nothing reads the mark to decide: a charge is over by the clock. Rows somebody is
 * paying are passed over, and looked at again until none is left.
 */
export const expirePixCharges: DayCloseStep = {
  name: 'payments.expire-pix-charges',
  async run(db, { now, limit }) {
    const over = sql`status in ('CREATED', 'ACTIVE') and expires_at <= ${now}::timestamptz`;
    const parts = sql`
      over as materialized (select borrower_id, id from ${pixCharges.sql} where ${over} limit ${sql.lit(limit)} for update skip locked),
        expired as (update ${pixCharges.sql} c set status = 'EXPIRED' from over
          where c.borrower_id = over.borrower_id and c.id = over.id returning 1)`;
    const { rows = 0 } = (await rowOf(db, withParts(parts, select({ rows: countOf(sql`from expired`) })))) ?? {};
    if (rows === limit) return { rows, cursor: 'more' };
    const isLeft = isTrue(sql`exists (select 1 from ${pixCharges.sql} where ${over})`);
    const left = await rowOf(db, select({ isLeft }));
    return { rows, cursor: left?.isLeft ? 'locked' : null };
  },
};
