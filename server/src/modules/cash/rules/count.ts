import type { Cents } from '@balcao/contract';
import { sumCents, cents } from '@balcao/credit-math';
import type { CountedPiece } from '../tables.ts';

/** Pieces as they are kept: highest first, none of nothing, one line a note or coin. */
export function tidyPieces(pieces: readonly { value: Cents; pieces: number }[]): CountedPiece[] {
  const byValue = new Map<Cents, number>();
  for (const { value, pieces: count } of pieces) byValue.set(value, (byValue.get(value) ?? 0) + count);
  return [...byValue]
    .filter(([, count]) => count > 0)
    .map(([valueCents, count]) => ({ valueCents, pieces: count }))
    .toSorted((one, other) => other.valueCents - one.valueCents);
}

export const countedCents = (pieces: readonly CountedPiece[]): Cents =>
  sumCents(pieces.map(({ valueCents, pieces: count }) => cents(valueCents * count)));
