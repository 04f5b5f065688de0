import type { DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { countOf, rowOf, select, withParts } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { readCountryHolidays } from '../../retailers/index.ts';
import { overdueThrough } from '../rules/settle.ts';
import { billingInvoices, billings } from '../tables.ts';

/** Billings whose boleto was not paid by the day it is due, or the next one with banks. The bank takes it still; what comes for it is told as any other. */
export const expireBillings: DayCloseStep = {
  name: 'billings.expire',
  async run(db, { day, limit }) {
    const last = overdueThrough(day, await readCountryHolidays(db));
    const isOver = sql`b.status = 'pending' and exists (select 1 from ${billingInvoices.sql} i
      where i.retailer_id = b.retailer_id and i.billing_id = b.id and i.number = b.invoices and i.due_on <= ${last}::date)`;
    const parts = sql`
      over as materialized (select b.retailer_id, b.id from ${billings.sql} b where ${isOver} limit ${sql.lit(limit)}
          for update of b skip locked),
        expired as (update ${billings.sql} c set status = 'expired', version = c.version + 1 from over
          where c.retailer_id = over.retailer_id and c.id = over.id returning 1)`;
    const { rows = 0 } = (await rowOf(db, withParts(parts, select({ rows: countOf(sql`from expired`) })))) ?? {};
    return { rows, cursor: rows === limit ? 'more' : null };
  },
};
