import { ageOn, isDate, toAscii } from '../kernel/index.ts';

export const YOUNGEST = 18;
/** Nobody of this age or older is registered. */
export const OLDEST = 100;
export const MOST_SECONDARY_PHONES = 3;
/** A code may be sent again after this. */
export const PHONE_CODE_WAIT_SECONDS = 60;

/** A name as it is kept: ASCII, no digits and no punctuation, one space between words. */
export const tidyFullName = (typed: string): string =>
  toAscii(typed)
    .replaceAll(/[^A-Za-z\s]/g, '')
    .trim()
    .replaceAll(/\s+/g, ' ');

/** What may stand in the field while a name is typed: no digits, no punctuation. */
export const typedFullName = (typed: string): string => typed.replaceAll(/[^\p{L}\p{M}\s]/gu, '');

/** At least two words. */
export const isFullName = (typed: string): boolean => tidyFullName(typed).includes(' ');

/** Why nobody is registered with a day of birth, on a day; undefined when they may be. */
export function birthFault(birthDate: string, on: string): 'NO_DAY' | 'FUTURE' | 'TOO_YOUNG' | 'TOO_OLD' | undefined {
  if (!isDate(birthDate)) return 'NO_DAY';
  if (birthDate > on) return 'FUTURE';
  const age = ageOn(birthDate, on);
  if (age < YOUNGEST) return 'TOO_YOUNG';
  return age < OLDEST ? undefined : 'TOO_OLD';
}
