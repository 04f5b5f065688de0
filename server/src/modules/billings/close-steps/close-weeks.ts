import { sql } from '../../../kernel/db/sql.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { DayCloseStep } from '../../../kernel/day-close/steps.ts';
import { hasUnbilled } from '../../cash/index.ts';
import { retailersWhere } from '../../retailers/index.ts';
import { closeWeek } from '../use-cases/close-week.ts';

/** A billing claims all of a week's payments: a few of them are a batch. */
const AT_ONCE = 20;

/**
 * Bills what tills took in weeks that are over. Run again it finds nothing: what a billing asks for is in no other.
 */
export const closeWeeks: DayCloseStep = {
  name: 'billings.close-weeks',
  async run(db, { day, now, cursor }) {
    const waiting = await retailersWhere(
      db,
      (id) => sql`(${cursor}::uuid is null or ${id} > ${cursor}::uuid) and ${hasUnbilled(id, day)}`,
    );
    const clock: Clock = { now: () => now };
    let rows = 0;
    for (const { retailerId, zone } of waiting.slice(0, AT_ONCE))
      while (await closeWeek({ db, clock }, { retailerId, zone, today: day })) rows += 1;
    return { rows, cursor: waiting.length > AT_ONCE ? (waiting[AT_ONCE - 1]?.retailerId ?? null) : null };
  },
};
