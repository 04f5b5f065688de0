import { addMonths, type CivilDate } from '@balcao/credit-math';
import type { ChargesSoFar } from '../../tables.ts';

/** A debt prescribes after five years (Código Civil art. 206, par. 5, I); charges on it have no other end. */
const CHARGED_MONTHS = 60;

/** The day up to which charges of what fell due on a day count when it is paid on another: never past prescription. */
export function chargedUntil(dueOn: CivilDate, on: CivilDate): CivilDate {
  const last = addMonths(dueOn, CHARGED_MONTHS);
  return on < last ? on : last;
}

/**
 * The day up to which charges of an installment count when it is paid on a day: none before the one they were counted up
 * to already. A Pix told late or a store of another zone pays on an earlier day, and no day is charged twice.
 */
export function chargedThrough({ through }: Pick<ChargesSoFar, 'through'>, on: CivilDate): CivilDate {
  return through !== null && through > on ? through : on;
}
