import { expect, test } from 'vitest';
import { type Listable, openInstallments } from './payment-listing.ts';

const one = (dueDate: string, installmentValue: number, status: Listable['status'] = 'PENDING') => ({
  dueDate,
  installmentValue,
  status,
});

test('sorted by due date, then by value', () => {
  const sorted = openInstallments([
    one('2026-12-10', 50),
    one('2026-11-10', 90, 'PAYMENT_OVERDUE'),
    one('2026-11-10', 40),
  ]);
  expect(sorted.map((x) => x.installmentValue)).toEqual([40, 90, 50]);
});

test('paid and cancelled ones are not listed', () => {
  expect(openInstallments([one('2026-11-10', 1, 'PAID'), one('2026-11-10', 1, 'CANCELED')])).toEqual([]);
});
