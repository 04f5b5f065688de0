import { type CivilDate, stateNames, type Uf } from '@balcao/contract';

export type HolidayScope = 'COUNTRY' | 'STATE' | 'CITY' | 'STORE';

/** Where a holiday holds: the columns that its scope needs, the others null. */
export interface HolidayPlace {
  scope: HolidayScope;
  uf: Uf | null;
  cityCode: number | null;
  retailerId: string | null;
  storeId: string | null;
}
interface Placed {
  retailerId: string;
  id: string;
  uf: Uf | null;
  cityCode: number | null;
}
export type DayOfPlace = HolidayPlace & { day: CivilDate; name: string };

/** Whether a holiday's place holds a store. */
export function covers({ scope, uf, cityCode, retailerId, storeId }: HolidayPlace, store: Placed): boolean {
  if (scope === 'COUNTRY') return true;
  if (scope === 'STORE') return store.retailerId === retailerId && store.id === storeId;
  return store.uf === uf && (scope === 'STATE' || store.cityCode === cityCode);
}

/** How people call the place. */
export function placeName(
  { scope, uf }: HolidayPlace,
  names: { city: string | undefined; store: string | undefined },
): string {
  if (scope === 'COUNTRY') return 'Todo o país';
  if (scope === 'STORE') return names.store ?? '';
  const state = uf === null ? '' : stateNames[uf];
  return scope === 'STATE' ? state : `${names.city ?? ''} - ${uf}`;
}

/** Days that a store gets and loses when it lies in another place: those of the holidays that hold there from now on. */
export function movedDays(
  store: Placed & { holidays: readonly CivilDate[] },
  holidays: readonly DayOfPlace[],
): { gained: { day: CivilDate; name: string }[]; lost: CivilDate[] } {
  const here = new Map(holidays.filter((one) => covers(one, store)).map(({ day, name }) => [day, name]));
  return {
    gained: [...here].filter(([day]) => !store.holidays.includes(day)).map(([day, name]) => ({ day, name })),
    lost: store.holidays.filter((day) => !here.has(day)),
  };
}
