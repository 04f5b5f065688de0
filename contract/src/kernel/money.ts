/** An amount of money in whole cents of real: 19728 is R$ 197,28. */
export type Cents = number & { readonly __unit: 'cents' };

/** Above this a float no longer tells one cent from the next. */
const MAX_REAIS = 1e13;

/** Whether a number of reais is the one nearest to a whole count of cents; exact up to ten trillion. */
export const isWholeCents = (reais: number): boolean => Math.round(reais * 100) / 100 === reais;

/** A number as an amount: 19728 is R$ 197,28. @throws RangeError when it is no whole count of cents. */
export function wholeCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an amount in whole cents: ${value}`);
  return value as Cents;
}

/**
 * Reais as they travel (a JSON number of at most two decimals) to cents: 197.28 -> 19728.
 * @throws RangeError when the number has more than two decimals, is not finite or is beyond ten trillion.
 */
export function reaisToCents(reais: number): Cents {
  const isExact = Math.abs(reais) <= MAX_REAIS && isWholeCents(reais);
  if (!isExact) throw new RangeError(`not an amount in reais with at most two decimals: ${reais}`);
  return wholeCents(Math.round(reais * 100) + 0);
}

/** Cents to the reais that travel: 19728 -> 197.28. @throws RangeError when not a safe whole number. */
export function centsToReais(cents: Cents): number {
  return wholeCents(cents) / 100;
}

/** Sum of amounts in reais, added in cents so that no fraction is lost. */
export const sumReais = (amounts: readonly number[]): number =>
  centsToReais(wholeCents(amounts.reduce((sum, reais) => sum + reaisToCents(reais), 0)));

let brl: Intl.NumberFormat | undefined;

/** 123456 -> 'R$ 1.234,56', with a non-breaking space (U+00A0) after the sign; negative amounts start with '-'. */
export function formatBrl(cents: Cents): string {
  brl ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  return brl.format(centsToReais(cents));
}
