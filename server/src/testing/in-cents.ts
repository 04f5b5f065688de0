import type { Cents } from '@balcao/contract';
import { cents } from '@balcao/credit-math';

/** A type with plain numbers for its amounts: what tests write. */
export type Plain<T> = T extends Cents
  ? number
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { -readonly [K in keyof T]: Plain<T[K]> }
      : T;

function holdsWholeNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(holdsWholeNumbers);
}

const isInCents = <T>(plain: Plain<T> | T): plain is T => holdsWholeNumbers(plain);

/** What a test wrote in plain numbers, as the rules know it. @throws RangeError when one of them is not whole. */
export function inCents<T>(plain: Plain<T>): T {
  if (!isInCents<T>(plain)) throw new RangeError('not in whole cents');
  return plain;
}

/** An amount that may be left out, in cents. */
export const centsIfAny = (amount: number | undefined): Cents | undefined =>
  amount === undefined ? undefined : cents(amount);
