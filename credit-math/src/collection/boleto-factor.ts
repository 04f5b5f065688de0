import type { CivilDate } from '../calendar/civil-date.ts';
import { dayNumber, fromDayNumber } from '../calendar/civil-date.ts';

const BASE = dayNumber('1997-10-07');
const FIRST_OF_CYCLE = 1_000;
const CYCLE = 9_000;
/** Days before and after the reference a decoded due date may lie: less than one cycle, so never two answers. */
const WINDOW = { before: 3_000, after: 5_500 };

/**
 * Due-date factor of a boleto, four digits: days since 07/10/1997, running 1000-9999 again since 22/02/2025
 * (FEBRABAN); '0000' without a due date.
 * @throws RangeError when the date does not exist or precedes 08/10/1997.
 */
export function boletoFactor(dueOn: CivilDate | null): string {
  if (dueOn === null) return '0000';
  const days = dayNumber(dueOn) - BASE;
  if (days < 1) throw new RangeError(`a boleto cannot fall due before 1997-10-08: ${dueOn}`);
  const factor = days < FIRST_OF_CYCLE + CYCLE ? days : ((days - FIRST_OF_CYCLE) % CYCLE) + FIRST_OF_CYCLE;
  return String(factor).padStart(4, '0');
}

/**
 * Due date of a factor, the one from 3,000 days before to 5,500 days after `referenceOn` (usually today);
 * null for '0000' and for factors with no date in that window.
 * @throws RangeError when the factor is not four digits or the reference does not exist.
 */
export function decodeBoletoFactor(factor: string, referenceOn: CivilDate): CivilDate | null {
  if (!/^\d{4}$/.test(factor)) throw new RangeError(`a boleto factor has four digits: '${factor}'`);
  const days = Number(factor);
  if (days === 0) return null;
  const earliest = dayNumber(referenceOn) - WINDOW.before - BASE;
  const cycles = days < FIRST_OF_CYCLE ? 0 : Math.max(0, Math.ceil((earliest - days) / CYCLE));
  const found = days + cycles * CYCLE;
  const isInWindow = found >= earliest && found <= earliest + WINDOW.before + WINDOW.after;
  return isInWindow ? fromDayNumber(BASE + found) : null;
}
