import { isBankBusinessDay } from '@balcao/credit-math';
import type { DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { readCountryHolidays, retailersWhere } from '../../retailers/index.ts';
import { transferItems } from '../tables.ts';
import { makeDueBatch } from '../make-due-batch.ts';

/** Retailers a batch of this step. */
const RETAILERS = 50;

/** The batch of each retailer that is owed something on a bank business day. */
export const makeBatches: DayCloseStep = {
  name: 'transfers.make-batches',
  async run(db, { day, now, cursor }) {
    if (!isBankBusinessDay(day, await readCountryHolidays(db))) return { rows: 0, cursor: null };
    const due = await rowsOf(
      db,
      select(
        { retailerId: transferItems.row('i').retailerId },
        sql`from ${transferItems.sql} i where i.batch_id is null and i.due_on <= ${day}::date
          and (${cursor}::uuid is null or i.retailer_id > ${cursor}::uuid)
          group by i.retailer_id order by i.retailer_id limit ${sql.lit(RETAILERS)}`,
      ),
    );
    let rows = 0;
    for (const { retailerId } of due) {
      const [retailer] = await retailersWhere(db, (id) => sql`${id} = ${retailerId}::uuid`);
      if (!retailer) continue;
      const clock = { now: () => now };
      const principal = { kind: 'system', name: 'transfers', retailerId, zone: retailer.zone } as const;
      if ((await makeDueBatch({ db, clock }, principal, { retailerId, day, isByHand: false })) !== null) rows += 1;
    }
    return { rows, cursor: due.length < RETAILERS ? null : (due.at(-1)?.retailerId ?? null) };
  },
};
