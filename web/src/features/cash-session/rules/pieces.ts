import type { CashPieces } from '../../../domain/cash/cash-calls.ts';

/** A note or a coin, in reais. */
type Value = 200 | 100 | 50 | 20 | 10 | 5 | 2 | 1 | 0.5 | 0.25 | 0.1 | 0.05 | 0.01;

export const notes: readonly Value[] = [200, 100, 50, 20, 10, 5, 2];
export const coins: readonly Value[] = [1, 0.5, 0.25, 0.1, 0.05, 0.01];
export const pieceValues: readonly Value[] = [...notes, ...coins];

/** What was typed for each note and coin: digits, or nothing. */
export type Typed = Readonly<Partial<Record<Value, string>>>;

/** Only digits, five of them at most: nobody has a hundred thousand notes. */
export const tidyCount = (text: string): string => text.replaceAll(/\D/g, '').slice(0, 5);

const countOf = (typed: Typed, value: Value) => Number(typed[value] ?? '');

/** Reais of so many of one note or coin. */
export const worthOf = (typed: Typed, value: Value): number => (Math.round(value * 100) * countOf(typed, value)) / 100;

export const countedReais = (typed: Typed): number =>
  pieceValues.reduce((sum, value) => sum + Math.round(value * 100) * countOf(typed, value), 0) / 100;

/** What is sent: notes and coins of which there are some. */
export const piecesOf = (typed: Typed): CashPieces =>
  pieceValues.flatMap((value) => {
    const pieces = countOf(typed, value);
    return pieces > 0 ? [{ value, pieces }] : [];
  });
