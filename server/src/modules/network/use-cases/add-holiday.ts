import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { newCountryHolidayFragment, newHolidaysFragment } from '../../retailers/index.ts';
import { checkDay, placeOf, storesIn } from '../holiday-facts.ts';
import { type HolidayView, holidayView } from '../holiday-views.ts';
import { changing } from '../house.ts';
import { localHolidays } from '../tables.ts';

type Body = Handled<'POST /network/holidays'>['body'];

/**
 * A holiday of a place, which every store there gets that has none on that day. One of the country is also a day on which
 * no money moves between banks.
 * @throws Refusal of `changing`, `placeOf`, `storesIn` and `checkDay`, HOLIDAY_TAKEN.
 */
export function addHoliday(platform: Platform, by: Keyed, body: Body): Promise<HolidayView> {
  const day = body.day as Parameters<typeof checkDay>[0];
  return changing(platform, by.actor, body.retailerId ?? null, () =>
    act(platform, {
      principal: by,
      read(db, { today }) {
        checkDay(day, today);
        return storesIn(db, placeOf(body), day);
      },
      decide(stores, { now }) {
        const { name, reason } = body;
        const said = { ...placeOf(body), day, name, reason, authorName: by.actor.name, addedAt: now };
        const row = { id: newId(), ...said, removedAt: null, removedBy: null, removalReason: null };
        const gained = stores.filter(({ holidays }) => holidays.length === 0);
        const days = gained.map(({ retailerId, id: storeId }) => ({ retailerId, storeId, day, name }));
        const storeName = row.scope === 'STORE' ? stores[0]?.name : undefined;
        return {
          answer: holidayView(row, storeName),
          writes: [
            part('holiday', insertOne(localHolidays, row)),
            ...(row.scope === 'COUNTRY' ? [newCountryHolidayFragment({ day, name })] : []),
            ...newHolidaysFragment(days),
          ],
          audit: {
            action: 'holiday.added',
            subject: row.id,
            detail: { scope: row.scope, uf: row.uf, cityCode: row.cityCode, day, stores: days.length },
          },
          taken: 'HOLIDAY_TAKEN',
        };
      },
    }),
  );
}
