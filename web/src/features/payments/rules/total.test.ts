import { expect, test } from 'vitest';
import { sumDue, totalToPay } from './total.ts';

const due = (paymentDue: number) => ({ paymentDue });

test('nothing due is zero', () => {
  expect(sumDue([])).toBe(0);
});

test('cents are added exactly', () => {
  expect(sumDue([due(0.1), due(0.2)])).toBe(0.3);
  expect(sumDue([due(197.28), due(197.28), due(1_000_000.01)])).toBe(1_000_394.57);
});

test('open fees go along with any selection, even an empty one', () => {
  expect(totalToPay([due(100)], [due(4.9)])).toBe(104.9);
  expect(totalToPay([], [due(4.9)])).toBe(4.9);
});
