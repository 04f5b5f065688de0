import { type CivilDate, formatDate, isDate, parseDate } from '@balcao/contract/kernel';
import { texts } from './texts.ts';

export interface DateLimits {
  /** First day allowed. */
  min?: CivilDate | undefined;
  /** Last day allowed. */
  max?: CivilDate | undefined;
}

/** '21112026' and '2111' as the mask shows them: '21/11/2026', '21/11'. */
const slashed = (digits: string) => [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');

/** '2026-11-21' -> '21112026'; nothing for no date. */
export const digitsOfDate = (date: CivilDate | null): string =>
  date === null ? '' : formatDate(date).replaceAll('/', '');

/** The day that eight digits name; null when they are fewer or the day does not exist. */
export const dateOfDigits = (digits: string): CivilDate | null => parseDate(slashed(digits));

/** The digits of a date as people copy it: '21/11/2026', '1.3.2026', '2026-11-21'; null when there is none. */
export function digitsInText(text: string): string | null {
  const iso = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso !== undefined) return isDate(iso) ? digitsOfDate(iso) : null;
  const [, day, month, year] = /(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4})/.exec(text) ?? [];
  if (day && month && year) return day.padStart(2, '0') + month.padStart(2, '0') + year;
  return /(?<!\d)\d{8}(?!\d)/.exec(text)?.[0] ?? null;
}

/** '/' ends a day or a month of one digit: '1' is '01', '013' is '0103'. */
export const endPart = (digits: string): string =>
  digits.length === 1 || digits.length === 3 ? `${digits.slice(0, -1)}0${digits.slice(-1)}` : digits;

/** What is wrong with what was typed; undefined when it is a day within the limits, or nothing. */
export function problemOf(digits: string, { min, max }: DateLimits): string | undefined {
  if (digits === '') return undefined;
  if (digits.length < 8) return texts.incomplete;
  const date = dateOfDigits(digits);
  if (date === null) return texts.noSuchDay;
  if (min !== undefined && date < min) return texts.notBefore(formatDate(min));
  if (max !== undefined && date > max) return texts.notAfter(formatDate(max));
  return undefined;
}
