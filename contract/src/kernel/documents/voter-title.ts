/** Codes of São Paulo and Minas Gerais: some titles have nine digits before the state, and a remainder of 0 counts as 1. */
const LONG = new Set(['01', '02']);
const LAST_STATE = 28;

/**
 * True for a voter title with both check digits right (TSE Res. 21.538/2003): eight digits in sequence, two of the state
 * (28 is abroad), two to check. In São Paulo and Minas Gerais the sequence may have nine, of which eight are checked.
 */
export function isVoterTitle(text: string): boolean {
  const match = /^(\d{8})(\d?)(\d{2})(\d)(\d)$/.exec(text.replaceAll(/\s/g, ''));
  if (match === null) return false;
  const [, sequence = '', ninth = '', state = '', first, second] = match;
  const isLong = LONG.has(state);
  if ((ninth !== '' && !isLong) || Number(state) < 1 || Number(state) > LAST_STATE) return false;
  const one = checkDigit(sequence, 2, isLong);
  return first === one && second === checkDigit(`${state}${one}`, 7, isLong);
}

/** Weights rise by one from the left. */
function checkDigit(digits: string, weight: number, isLong: boolean): string {
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (weight + at), 0);
  const remainder = sum % 11;
  return remainder === 0 && isLong ? '1' : String(remainder % 10);
}
