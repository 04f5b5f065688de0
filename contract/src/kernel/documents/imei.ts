/** True for an IMEI of exactly 15 digits with its Luhn digit right; blanks, dots and hyphens are ignored. */
export function isImei(text: string): boolean {
  const digits = text.replaceAll(/[\s.\-/]/g, '');
  if (!/^\d{15}$/.test(digits) || /^0+$/.test(digits)) return false;
  let sum = 0;
  for (let index = 0; index < 15; index += 1) {
    const value = Number(digits[index]) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
