import { addDays, type CivilDate } from '@balcao/credit-math';

/** Days on which a contract was doubtful and earned nothing, both counted; `to` is null while it is. */
export interface BarredDays {
  from: CivilDate;
  to: CivilDate | null;
}

/** The earliest of these days; null of none. */
export const earliest = (days: readonly (CivilDate | null)[]): CivilDate | null =>
  days.filter((day) => day !== null).toSorted()[0] ?? null;

/**
 * The barred days of a contract at the end of a day, by those of the day before. It is one doubt from its beginning until
 * nothing of it is left, whichever installment is the oldest; a payment that is undone opens the doubt it had ended again.
 */
export function barredAfter(kept: readonly BarredDays[], since: CivilDate | null, on: CivilDate): BarredDays[] {
  const open = kept.find(({ to }) => to === null);
  const over = kept.filter(({ to }) => to !== null);
  if (since === null) return open && open.from < on ? [...over, { from: open.from, to: addDays(on, -1) }] : over;
  const from = earliest([since, open?.from ?? null]) ?? since;
  const isAgain = ({ to }: BarredDays) => to !== null && to >= from;
  const begins = earliest([from, ...over.filter(isAgain).map((days) => days.from)]) ?? from;
  return [...over.filter((days) => !isAgain(days)), { from: begins, to: null }];
}
