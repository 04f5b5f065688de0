import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hindranceOf, keepSelectable, type Open, type Payable, toggleInstallment } from './selection.ts';

/** 'a3': the third of contract a, due in its third month of 2027. */
const payable = (id: string): Payable => ({
  id,
  contractId: id.charAt(0),
  installmentOrder: Number(id.slice(1)),
  dueDate: `2027-0${id.slice(1)}-10`,
  isFromRenegotiation: id.startsWith('r'),
});
const listOf = (asOf: string, ...ids: string[]): Open => ({ asOf, listed: ids.map(payable) });
const four = ['a2', 'a3', 'a4', 'a5', 'b1', 'b2'];
/** Nothing is due. */
const early = listOf('2027-01-01', ...four);
/** The first of each contract is due today. */
const late = listOf('2027-02-10', ...four);
const clicked = (open: Open, ...ids: string[]) =>
  [...ids.reduce((selected, id) => toggleInstallment(open, selected, id), none)].join(' ');
const why = (open: Open, id: string, ...selected: string[]) => hindranceOf(open, new Set(selected), payable(id));
const none: ReadonlySet<string> = new Set();

test('the lowest unselected installment of a contract is next', () => {
  expect(clicked(late, 'a3')).toBe('');
  expect(clicked(late, 'a2')).toBe('a2');
  expect(clicked(late, 'a2', 'a3')).toBe('a2 a3');
});

test('what is not due is also taken from the last backwards, beside the first or alone', () => {
  expect(clicked(early, 'a5', 'a4')).toBe('a5 a4');
  expect(clicked(early, 'a5', 'a3')).toBe('a5');
  expect(clicked(late, 'a5')).toBe('');
  expect(clicked(late, 'a2', 'a5')).toBe('a2 a5');
  expect(clicked(early, 'a2', 'a5', 'a4', 'a3')).toBe('a2 a5 a4 a3');
});

test('given back is the highest of the front and the lowest of the end', () => {
  expect(clicked(late, 'a2', 'a3', 'a2')).toBe('a2 a3');
  expect(clicked(late, 'a2', 'a3', 'a3')).toBe('a2');
  expect(clicked(early, 'a5', 'a4', 'a5')).toBe('a5 a4');
  expect(clicked(early, 'a5', 'a4', 'a4')).toBe('a5');
  expect(clicked(early, 'a2', 'a3', 'a4', 'a5', 'a3')).toBe('a2 a3 a4 a5');
  expect(clicked(early, 'a2', 'a3', 'a4', 'a5', 'a2')).toBe('a3 a4 a5');
});

test('what is due is not given back before the last that were taken on it', () => {
  expect(clicked(late, 'a2', 'a5', 'a2')).toBe('a2 a5');
  expect(why(late, 'a2', 'a2', 'a5')).toEqual({ reason: 'SELECTED', orders: [5] });
});

test('why not, and which instead', () => {
  expect(why(early, 'a2')).toBeNull();
  expect(why(early, 'a4')).toEqual({ reason: 'GAP', orders: [2, 5] });
  expect(why(late, 'a5')).toEqual({ reason: 'DUE', orders: [2] });
  expect(why(late, 'a4', 'a2')).toEqual({ reason: 'GAP', orders: [3, 5] });
  expect(why(early, 'a2', 'a2', 'a3')).toEqual({ reason: 'SELECTED', orders: [3] });
});

test('payments of an agreement come in order alone', () => {
  const agreed = listOf('2027-01-01', 'r1', 'r2', 'r3');
  expect(why(agreed, 'r3')).toEqual({ reason: 'AGREEMENT', orders: [1] });
  expect(clicked(agreed, 'r1', 'r2', 'r3', 'r1')).toBe('r1 r2 r3');
});

test('contracts do not hold each other back, and an unknown id changes nothing', () => {
  expect(clicked(late, 'a2', 'b1')).toBe('a2 b1');
  expect(clicked(late, 'c9')).toBe('');
});

test('a newer list drops what is gone, what stood above a gap, and the last of who owes today', () => {
  const kept = (open: Open, ...ids: string[]) => [...keepSelectable(open, new Set(ids))].join(' ');
  expect(kept(listOf('2027-02-10', 'a2', 'a3', 'a4', 'b2'), 'a3', 'a4', 'b1', 'b2')).toBe('b2');
  expect(kept(early, 'a4', 'a5')).toBe('a5 a4');
  expect(kept(late, 'a4', 'a5')).toBe('');
  expect(kept(late, 'a2', 'a4', 'a5')).toBe('a2 a5 a4');
});

test('whatever is clicked could be paid one by one: the lowest open, or the highest while nothing open is due', () => {
  const days = fc.constantFrom('2027-01-01', '2027-02-10', '2027-04-01');
  const clicks = fc.array(fc.constantFrom(...four));
  fc.assert(
    fc.property(days, clicks, (asOf, ids) => {
      const open = listOf(asOf, ...four);
      const selected = ids.reduce((before, id) => toggleInstallment(open, before, id), none);
      for (const contract of ['a', 'b']) {
        const left = open.listed.filter(({ contractId }) => contractId === contract);
        while (left[0] && selected.has(left[0].id)) left.shift();
        while (left.at(-1) && selected.has(left.at(-1)?.id ?? '') && left.every(({ dueDate }) => dueDate > asOf))
          left.pop();
        expect(left.filter(({ id }) => selected.has(id))).toEqual([]);
      }
      expect(open.listed.some((one) => hindranceOf(open, selected, one) === null)).toBe(true);
    }),
  );
});
