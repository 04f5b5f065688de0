/** An amount of money in whole cents of real: 19728 is R$ 197,28. Structurally the same brand as the contract's. */
export type Cents = number & { readonly __unit: 'cents' };

/** Largest amount the arithmetic accepts, R$ 10 billion: every intermediate sum then fits a safe integer. */
export const MAX_CENTS = 1_000_000_000_000;

/**
 * Checks that a number is a whole amount of cents within ±{@link MAX_CENTS}.
 * @throws RangeError when it has a fraction, is not finite or is too large.
 */
export function cents(value: number): Cents {
  if (!Number.isInteger(value) || Math.abs(value) > MAX_CENTS)
    throw new RangeError(`not an amount in whole cents: ${value}`);
  return (value === 0 ? 0 : value) as Cents;
}

/** Sum of amounts. @throws RangeError when the sum leaves the accepted range. */
export function sumCents(amounts: readonly number[]): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

const REAIS = /^(-?)(\d+)(?:\.(\d{1,2}))?$/;

/**
 * Reads reais written with a dot and at most two decimals: '197.28' -> 19728.
 * @throws RangeError on any other shape: nothing is rounded here.
 */
export function parseReais(text: string): Cents {
  const match = REAIS.exec(text);
  if (match === null) throw new RangeError(`not an amount in reais with at most two decimals: '${text}'`);
  const magnitude = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return cents(match[1] === '-' ? -magnitude : magnitude);
}

/** Writes cents as reais with a dot and two decimals: 19728 -> '197.28'. */
export function reaisText(amount: Cents): string {
  const magnitude = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${magnitude.slice(0, -2)}.${magnitude.slice(-2)}`;
}
