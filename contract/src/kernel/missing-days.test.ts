import { expect, test } from 'vitest';
import { dayFault, lastDayInstead } from './missing-days.ts';

test.each([
  ['2024-04-31', '2024-04-30'],
  ['2024-02-30', '2024-02-29'],
  ['2026-02-29', '2026-02-28'],
  ['2026-02-39', '2026-02-28'],
  ['2024-04-30', null],
  ['2024-13-01', null],
  ['2024-04-00', null],
  ['31/04/2024', null],
])('%s counts as %s', (text, last) => {
  expect(lastDayInstead(text)).toBe(last);
});

test('the reason names the month and how long it is', () => {
  expect(dayFault('2024-04-31')).toBe('31/04/2024 não existe: abril tem 30 dias em 2024');
  expect(dayFault('2023-02-29')).toBe('29/02/2023 não existe: fevereiro tem 28 dias em 2023');
  expect(dayFault('amanhã')).toBe('Informe um dia como AAAA-MM-DD');
});
