/** Sixteen digits and their check digit, modulo 11 with weights 2 to 9 from the right; 10 and 11 become 0. */
export function nossoNumeroOf(digits: string): string {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) sum += Number(digits.at(-1 - place)) * (2 + (place % 8));
  const digit = 11 - (sum % 11);
  return `${digits}${digit > 9 ? 0 : digit}`;
}

/** '1234567890123456-7' */
export const formatNossoNumero = (number: string): string => `${number.slice(0, 16)}-${number.slice(16)}`;
