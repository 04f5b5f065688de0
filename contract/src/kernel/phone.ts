import { onlyDigits } from './text.ts';

/** The 67 area codes (DDD) in use. */
export const AREA_CODES: ReadonlySet<number> = new Set([
  11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 24, 27, 28, 31, 32, 33, 34, 35, 37, 38, 41, 42, 43, 44, 45, 46, 47, 48,
  49, 51, 53, 54, 55, 61, 62, 63, 64, 65, 66, 67, 68, 69, 71, 73, 74, 75, 77, 79, 81, 82, 83, 84, 85, 86, 87, 88, 89,
  91, 92, 93, 94, 95, 96, 97, 98, 99,
]);

/** Area code and number, without the country code and punctuation; null when the text holds something else. */
function nationalDigits(text: string): string | null {
  if (!/^\+?[\d().\-\s]*$/.test(text)) return null;
  const digits = onlyDigits(text);
  const hasCountry = digits.startsWith('55') && digits.length >= 12;
  if (text.trim().startsWith('+') && !hasCountry) return null;
  const national = hasCountry ? digits.slice(2) : digits;
  const isLong = national.length === 10 || national.length === 11;
  return isLong && AREA_CODES.has(Number(national.slice(0, 2))) ? national : null;
}

/** True for a Brazilian mobile: area code in use, then 9 and eight digits (Anatel Res. 749/2022); +55 and punctuation allowed. */
export function isMobilePhone(text: string): boolean {
  return /^\d{2}9\d{8}$/.test(nationalDigits(text) ?? '');
}

/** The older rule some forms keep: eleven digits whose third is at least 5. New numbers ask {@link isMobilePhone}. */
export function isCellPhone(text: string): boolean {
  return /^\d{2}[5-9]\d{8}$/.test(onlyDigits(text));
}

/** Landline fields take ten or eleven digits of an area code in use. */
export function isLandlinePhone(text: string): boolean {
  return nationalDigits(text) !== null;
}

/** '(92) 98888-7777' -> '+5592988887777', the form stored and sent; null when it is not a mobile. */
export function toE164(text: string): string | null {
  const national = nationalDigits(text);
  return national !== null && isMobilePhone(text) ? `+55${national}` : null;
}

/** A telephone of any kind, landlines too, as it is stored: '(92) 3333-4444' -> '+559233334444'; null when it is none. */
export function telephoneE164(text: string): string | null {
  const national = nationalDigits(text);
  return national === null ? null : `+55${national}`;
}

/**
 * Phone as screens show it. Stored numbers: '+559233334444' -> '(92) 3333-4444', '+5592988887777' ->
 * '(92) 98888-7777'. Eleven characters are spaced in groups: '92988887777' -> '92 98888 7777'. Others unchanged.
 */
export function formatPhone(text: string): string {
  if (/^\+55\d{10,11}$/.test(text)) return text.replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, '($1) $2-$3');
  return /^\d{11}$/.test(text) ? text.replace(/^(\d\d)(\d{5})(\d{4})$/, '$1 $2 $3') : text;
}

/** Phone with the middle hidden: '+5592988887777' -> '(92) *****-7777'; anything unreadable becomes asterisks only. */
export function maskPhone(text: string): string {
  const national = nationalDigits(text);
  if (national === null) return '(**) *****-****';
  return `(${national.slice(0, 2)}) ${'*'.repeat(national.length - 6)}-${national.slice(-4)}`;
}
