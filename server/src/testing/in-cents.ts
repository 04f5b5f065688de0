import type { Cents } from '@balcao/contract';

/** A type with plain numbers for its amounts: what tests write. */
export type Plain<T> = T extends Cents
  ? number
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : T extends object
      ? { -readonly [K in keyof T]: Plain<T[K]> }
      : T;

/** What a test wrote in plain numbers, as the rules know it. */
export const inCents = <T>(plain: Plain<T>): T => plain as never;
