import { randomInt } from 'node:crypto';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A contract number people can read aloud: ten random Crockford digits as 'XXXXX-XXXXX' (no I, L, O, U). */
export function newContractNumber(): string {
  const text = Array.from({ length: LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
