import { addDays } from '@balcao/credit-math';
import type { Platform } from '../../kernel/platform.ts';
import { addLocalHoliday } from './store.ts';

let made = 0;

/** A holiday to come of a shop's store; returns its id. */
export const givenHoliday = (
  { db, clock }: Platform,
  { retailerId, storeId }: { retailerId: string; storeId: string },
): Promise<string> => {
  const place = { scope: 'STORE' as const, uf: null, cityCode: null, retailerId, storeId };
  return addLocalHoliday(db, { ...place, day: addDays('2030-01-15', (made += 1)), name: 'Padroeira' }, clock.now());
};
