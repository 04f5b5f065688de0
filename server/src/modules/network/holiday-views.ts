import type { Handled } from '@balcao/contract';
import { municipalityOf } from '../reference/index.ts';
import type { LocalHolidayRow } from './holiday-facts.ts';
import { placeName } from './rules/places.ts';

export type HolidayView = Handled<'POST /network/holidays'>['answer'];

/** A holiday as people read it. */
export function holidayView(row: LocalHolidayRow, storeName: string | undefined): HolidayView {
  const { id, scope, uf, cityCode, day, name, reason, authorName: author } = row;
  const city = uf === null || cityCode === null ? undefined : municipalityOf(uf, cityCode)?.name;
  return { id, scope, place: placeName(row, { city, store: storeName }), day, name, reason, author };
}
