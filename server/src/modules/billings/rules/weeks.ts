import type { Cents, CivilDate } from '@balcao/contract';
import { addDays, nextBankBusinessDay, sumCents, weekday } from '@balcao/credit-math';

/** What no billing asks for, of one business day. */
export interface UnbilledDay {
  on: CivilDate;
  count: number;
  cents: Cents;
}

/** A week that is to be billed now. */
export interface Week {
  startDate: CivilDate;
  endDate: CivilDate;
  count: number;
  amountCents: Cents;
  createdOn: CivilDate;
}

/** Monday of the week of a day. */
const mondayOf = (day: CivilDate): CivilDate => addDays(day, -((weekday(day) + 6) % 7));

/**
 * The next week of a retailer to bill, with all that no billing asks for up to its Sunday; null while there is none. It
 * is issued on the next day of banks. A week that gave back as much as it took is carried into the next one, and so is
 * what comes late for a week that was billed.
 * @param days in their order.
 * @param billedThrough end of the last billing.
 */
export function nextWeek(
  days: readonly UnbilledDay[],
  billedThrough: CivilDate | null,
  { today, bankHolidays }: { today: CivilDate; bankHolidays: ReadonlySet<CivilDate> },
): Week | null {
  const [first] = days;
  if (!first) return null;
  const after = billedThrough === null ? first.on : addDays(billedThrough, 1);
  const startDate = mondayOf(first.on > after ? first.on : after);
  for (let sunday = addDays(startDate, 6); ; sunday = addDays(sunday, 7)) {
    const planned = nextBankBusinessDay(addDays(sunday, 1), bankHolidays);
    if (planned > today) return null;
    const among = days.filter(({ on }) => on <= sunday);
    const amountCents = sumCents(among.map((day) => day.cents));
    const count = among.reduce((sum, day) => sum + day.count, 0);
    const createdOn = planned < today ? nextBankBusinessDay(today, bankHolidays) : planned;
    if (amountCents > 0) return { startDate, endDate: sunday, count, amountCents, createdOn };
  }
}
