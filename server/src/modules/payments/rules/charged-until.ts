import { addMonths, type CivilDate } from '@balcao/credit-math';

/** A debt prescribes after five years (Código Civil art. 206, par. 5, I); charges on it have no other end. */
const CHARGED_MONTHS = 60;

/** The day up to which charges of what fell due on a day count when it is paid on another: never past prescription. */
export function chargedUntil(dueOn: CivilDate, on: CivilDate): CivilDate {
  const last = addMonths(dueOn, CHARGED_MONTHS);
  return on < last ? on : last;
}
