import { expect, test } from 'vitest';
import { formatPeriodRate, periodRate } from './period-rate.ts';

test('a monthly plan keeps its rate', () => {
  expect(periodRate(0.05, 'MONTHLY')).toBe(0.05);
});

test('weekly and biweekly rates compound back to the monthly one', () => {
  expect((1 + periodRate(0.05, 'WEEKLY')) ** (30 / 7)).toBeCloseTo(1.05, 12);
  expect((1 + periodRate(0.05, 'BIWEEKLY')) ** (30 / 14)).toBeCloseTo(1.05, 12);
});

test('rates read with two decimals and say their period', () => {
  expect(formatPeriodRate(0.05, 'MONTHLY')).toBe('5,00% a.m.');
  expect(formatPeriodRate(0.05, 'WEEKLY')).toBe('1,14% por semana');
  expect(formatPeriodRate(0.05, 'BIWEEKLY')).toBe('2,30% por quinzena');
});
