import { cents, civilDate } from '@balcao/credit-math';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agesOf } from './ages.ts';
import { type Books, type Line, type Move, moveKey, pair } from './pair.ts';

const day = (number: number) => civilDate(`2026-11-${String(number).padStart(2, '0')}`);
const move = (subjectId: string, sum: number, on = 19): Move => ({
  event: 'PAYMENT',
  subjectId,
  onDay: day(on),
  amountCents: cents(sum),
  retailerId: 'shop',
});
const line = (id: string, sum: number, references: readonly string[] = [], on = 19): Line => ({
  id,
  onDay: day(on),
  amountCents: cents(sum),
  references,
});
const books = (named: Record<string, Move[]>, near: Move[] = [], taken: Move[] = []): Books => ({
  named: new Map(Object.entries(named)),
  near,
  taken: new Set(taken.map(moveKey)),
});

test('a reference with its sum is the line; all that it names together, or the one of them', () => {
  const [payment, rest] = [move('payment', 100), move('rest', 50)];
  expect(pair([line('1', 150, ['E1'])], books({ E1: [payment, rest] }))).toEqual([
    { state: 'MATCHED', moves: [payment, rest] },
  ]);
  const back = move('rest', -100);
  expect(pair([line('1', -100, ['E1'])], books({ E1: [payment, back] }))).toEqual([
    { state: 'MATCHED', moves: [back] },
  ]);
});

test('a reference with another sum, or one whose books another line has, is left over and says why', () => {
  const payment = move('payment', 100);
  const [other] = pair([line('1', 99, ['E1'])], books({ E1: [payment] }, [payment]));
  expect(other).toEqual({ state: 'LEFT_OVER', reason: 'OTHER_AMOUNT' });
  const twice = pair([line('1', 100, ['E1']), line('2', 100, ['E1'])], books({ E1: [payment] }));
  expect(twice).toEqual([
    { state: 'MATCHED', moves: [payment] },
    { state: 'LEFT_OVER', reason: 'TAKEN' },
  ]);
});

test('without a reference the nearest of the same sum within five days is a guess, each for one line', () => {
  const [near, far] = [move('near', 100, 18), move('far', 100, 14)];
  expect(pair([line('1', 100), line('2', 100), line('3', 100)], books({}, [far, near]))).toEqual([
    { state: 'SUGGESTED', move: near },
    { state: 'SUGGESTED', move: far },
    { state: 'LEFT_OVER', reason: 'NOT_IN_BOOKS' },
  ]);
  expect(pair([line('1', 100, [], 25)], books({}, [near]))).toEqual([{ state: 'LEFT_OVER', reason: 'NOT_IN_BOOKS' }]);
});

test('a guess takes nothing from a line that names it, in whichever order they come', () => {
  const payment = move('payment', 100);
  expect(pair([line('1', 100), line('2', 100, ['E1'])], books({ E1: [payment] }, [payment]))).toEqual([
    { state: 'LEFT_OVER', reason: 'NOT_IN_BOOKS' },
    { state: 'MATCHED', moves: [payment] },
  ]);
});

// Planted: what is used not remembered; a sum that is a cent off.
test('whatever lines and books there are, each movement is of one line and each match is to the cent', () => {
  const sums = fc.integer({ min: -3, max: 3 }).filter((sum) => sum !== 0);
  const moves = fc.array(sums, { maxLength: 8 }).map((all) => all.map((sum, at) => move(`m${at}`, sum)));
  const lines = fc.array(fc.tuple(sums, fc.subarray(['A', 'B', 'C'])), { maxLength: 8 });
  fc.assert(
    fc.property(moves, lines, fc.nat(2), (all, asked, shift) => {
      const ofWord = (at: number) => all.filter((_, index) => (index + shift) % 3 === at);
      const found = pair(
        asked.map(([sum, references], at) => line(String(at), sum, references)),
        books({ A: ofWord(0), B: ofWord(1), C: ofWord(2) }, all),
      );
      const used = found.flatMap((one) =>
        one.state === 'MATCHED' ? one.moves.map(moveKey) : one.state === 'SUGGESTED' ? [moveKey(one.move)] : [],
      );
      expect(new Set(used).size).toBe(used.length);
      const sumOf = (at: number) => {
        const one = found[at];
        if (one?.state === 'MATCHED') return one.moves.reduce((sum, { amountCents }) => sum + amountCents, 0);
        return one?.state === 'SUGGESTED' ? one.move.amountCents : asked[at]?.[0];
      };
      expect(asked.map((_, at) => sumOf(at))).toEqual(asked.map(([sum]) => sum));
    }),
  );
});

test('what waits is counted by its age', () => {
  const of = (on: number, count = 1) => ({ onDay: day(on), count, sum: cents(100 * count) });
  expect(agesOf([of(19), of(18, 2), of(17), of(14), of(13)], day(19))).toEqual([
    { age: '0-1', count: 3, amount: 300 },
    { age: '2-5', count: 2, amount: 200 },
    { age: '6-30', count: 1, amount: 100 },
    { age: '>30', count: 0, amount: 0 },
  ]);
});
