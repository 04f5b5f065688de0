import type { Db } from '../../kernel/db/database.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import { addStoreHoliday } from '../retailers/index.ts';
import { storesIn } from './holiday-facts.ts';
import type { DayOfPlace, HolidayScope } from './rules/places.ts';
import { localHolidays } from './tables.ts';

type OfPlace = DayOfPlace & { scope: Exclude<HolidayScope, 'COUNTRY'> };

/** Adds a holiday of a place, and with it those of the stores there; returns its id. For seeds and tests. */
export async function addLocalHoliday(db: Db, holiday: OfPlace, addedAt: Date): Promise<string> {
  const id = newId();
  const row = { ...holiday, id, reason: 'Calendário do lugar', authorName: 'Sistema', addedAt };
  await insertOne(localHolidays, row).execute(db);
  for (const { retailerId, id: storeId } of await storesIn(db, holiday, holiday.day))
    await addStoreHoliday(db, { retailerId, storeId, day: holiday.day, name: holiday.name });
  return id;
}
