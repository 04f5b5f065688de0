import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { goneCountryHolidayFragment, goneHolidaysFragment } from '../../retailers/index.ts';
import { holidaysWhere, storesIn } from '../holiday-facts.ts';
import { type HolidayView, holidayView } from '../holiday-views.ts';
import { reading } from '../house.ts';
import { covers } from '../rules/places.ts';

/**
 * Takes a holiday to come back. A store keeps the day where another holiday holds.
 * @throws Refusal NETWORK_OF_THE_PROVIDER, HOLIDAY_NOT_FOUND, HOLIDAY_PAST, NETWORK_CHANGED_SINCE when somebody else was first.
 */
export function removeHoliday(
  platform: Platform,
  by: Keyed,
  { id, reason }: { id: string; reason: string },
): Promise<HolidayView> {
  return reading(platform, by.actor, null, (isProvider) =>
    act(platform, {
      principal: by,
      async read(db, { today }) {
        const [row] = await holidaysWhere(db, sql`local_h.id = ${id}::uuid`);
        // A day of a store is its retailer's and the provider's; those of other places are everybody's to read.
        const isForeign = !isProvider && row?.scope === 'STORE' && row.retailerId !== by.actor.retailerId;
        if (!row || isForeign) refuse('HOLIDAY_NOT_FOUND');
        if (!isProvider) refuse('NETWORK_OF_THE_PROVIDER');
        if (row.day <= today) refuse('HOLIDAY_PAST');
        const others = await holidaysWhere(db, sql`local_h.day = ${row.day}::date and local_h.id <> ${id}::uuid`);
        return { row, others, stores: await storesIn(db, row, row.day) };
      },
      decide({ row, others, stores }, { now }) {
        const { day } = row;
        const bare = stores.filter(
          (store) => store.holidays.includes(day) && !others.some((other) => covers(other, store)),
        );
        const gone = bare.map(({ retailerId, id: storeId }) => ({ retailerId, storeId, day }));
        const removed = sql`update local_holidays set removed_at = ${now}::timestamptz, removed_by = ${by.actor.name}::text,
          removal_reason = ${reason}::text where id = ${id}::uuid and removed_at is null`;
        return {
          answer: holidayView(row, row.scope === 'STORE' ? stores[0]?.name : undefined),
          writes: [
            part('holiday', removed),
            ...(row.scope === 'COUNTRY' ? [goneCountryHolidayFragment(day)] : []),
            ...goneHolidaysFragment(gone),
          ],
          audit: { action: 'holiday.removed', subject: id, detail: { day, stores: gone.length } },
          missed: { holiday: 'NETWORK_CHANGED_SINCE', gone_holidays: 'NETWORK_CHANGED_SINCE' },
        };
      },
    }),
  );
}
