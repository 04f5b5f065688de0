import { toAscii } from '../kernel/text.ts';
import type { Role } from './enums.ts';

/** Roles that need no store: they work for a retailer, or for all. */
export const rolesWithoutStore: readonly Role[] = ['analyst', 'retailer_analyst'];

/** How names are kept: upper case, one space between words. */
export const tidyName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ').toUpperCase();

/** What a name lacks: letters alone, and a surname. */
export function staffNameFault(typed: string): 'EMPTY' | 'LETTERS' | 'SURNAME' | undefined {
  const words = tidyName(typed).split(' ');
  if (words[0] === '') return 'EMPTY';
  if (!words.every((word) => /^\p{L}[\p{L}\p{M}'’.-]*$/u.test(word))) return 'LETTERS';
  return words.length < 2 ? 'SURNAME' : undefined;
}

/** Ruling C13: first name, last name and the last two digits of the phone, in lower-case ASCII. */
export function defaultPassword(name: string, phone: string): string {
  const words = tidyName(name).split(' ');
  const plain = (word: string | undefined) =>
    toAscii(word ?? '')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '');
  return `${plain(words[0])}${words.length > 1 ? plain(words.at(-1)) : ''}${phone.slice(-2)}`;
}
