import { onlyDigits } from '../text.ts';

/**
 * True for a CPF with both check digits right, with or without punctuation. Repeated digits
 * (111.111.111-11) pass the check digits but belong to nobody, so they are refused.
 */
export function isCpf(text: string): boolean {
  if (!/^[\d.\-/\s]*$/.test(text)) return false;
  const digits = onlyDigits(text);
  if (digits.length !== 11 || /^(\d)\1*$/.test(digits)) return false;
  return digits[9] === checkDigit(digits.slice(0, 9)) && digits[10] === checkDigit(digits.slice(0, 10));
}

/** '52998224725' -> '529.982.247-25'; text that is not eleven digits comes back as it is. */
export function formatCpf(text: string): string {
  const digits = onlyDigits(text);
  return digits.length === 11 ? digits.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4') : text;
}

/** '52998224725' -> '529.***.***-25'; text that is not eleven digits becomes asterisks only. */
export function maskCpf(text: string): string {
  const digits = onlyDigits(text);
  return digits.length === 11 ? `${digits.slice(0, 3)}.***.***-${digits.slice(9)}` : '***.***.***-**';
}

/** Weights fall to 2 at the right end; (sum x 10) mod 11, where 10 counts as 0. */
function checkDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) sum += Number(digits[index]) * (digits.length + 1 - index);
  return String(((sum * 10) % 11) % 10);
}
