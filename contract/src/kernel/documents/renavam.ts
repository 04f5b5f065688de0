const WEIGHTS = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/** True for a vehicle's register number (Renavam) with its check digit right: eleven digits, or the nine of before 2013. */
export function isRenavam(text: string): boolean {
  const plain = text.replaceAll(/[\s.-]/g, '');
  if (!/^(?:\d{9}|\d{11})$/.test(plain) || /^(\d)\1*$/.test(plain)) return false;
  const digits = plain.padStart(11, '0');
  const sum = WEIGHTS.reduce<number>((total, weight, at) => total + weight * Number(digits[at]), 0);
  return digits[10] === String(((sum * 10) % 11) % 10);
}
