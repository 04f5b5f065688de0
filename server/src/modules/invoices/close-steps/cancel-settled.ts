import { sql } from '../../../kernel/db/sql.ts';
import { countOf, rowOf, select, withParts } from '../../../kernel/db/select.ts';
import type { DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { isOpenFact } from '../../payments/index.ts';
import { boletos } from '../tables.ts';

/**
 * Takes away boletos whose installment was paid another way, agreed on or cancelled. Nothing reads the mark to decide: the
 * bank is told nothing, and money that still comes waits for a person.
 */
export const cancelSettledBoletos: DayCloseStep = {
  name: 'invoices.cancel-settled-boletos',
  async run(db, { limit }) {
    const isOver = sql`b.status in ('REGISTERING', 'OPEN')
      and not ${isOpenFact(sql.ref('b.borrower_id'), sql.ref('b.installment_id'))}`;
    const parts = sql`
      over as materialized (select b.borrower_id, b.id from ${boletos.sql} b where ${isOver} limit ${sql.lit(limit)}
          for update of b skip locked),
        canceled as (update ${boletos.sql} c set status = 'CANCELED' from over
          where c.borrower_id = over.borrower_id and c.id = over.id returning 1)`;
    const { rows = 0 } = (await rowOf(db, withParts(parts, select({ rows: countOf(sql`from canceled`) })))) ?? {};
    return { rows, cursor: rows === limit ? 'more' : null };
  },
};
