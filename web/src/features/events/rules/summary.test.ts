import { eventNames, simulatorEvents, simulatorPrefixes } from '@balcao/contract';
import { expect, test } from 'vitest';
import { eventText } from '../texts.ts';
import { courseOf, daysOf, funnelOf, rowsOf } from './summary.ts';

const answer = {
  from: '2026-11-20',
  to: '2026-11-22',
  counts: [
    { day: '2026-11-20', name: 'purchase_customer_found', count: 10 },
    { day: '2026-11-22', name: 'purchase_customer_found', count: 5 },
    { day: '2026-11-22', name: 'purchase_finished', count: 4 },
    { day: '2026-11-22', name: 'login_done', count: 4 },
  ],
};

test('every day stands there, over the end of a month too', () => {
  expect(daysOf({ from: '2026-10-30', to: '2026-11-02' })).toEqual([
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ]);
});

test('names with their totals, the most frequent first', () => {
  expect(rowsOf(answer)).toEqual([
    { name: 'purchase_customer_found', total: 15, today: 5 },
    { name: 'login_done', total: 4, today: 4 },
    { name: 'purchase_finished', total: 4, today: 4 },
  ]);
});

test('the funnel has each step of a sale, reached or not', () => {
  expect(funnelOf(rowsOf(answer)).map(({ count }) => count)).toEqual([15, 0, 0, 0, 4]);
});

test('one event day by day', () => {
  expect(courseOf(answer, 'purchase_customer_found').map(({ count }) => count)).toEqual([10, 0, 5]);
});

test('every name has its Portuguese', () => {
  const all = [
    ...eventNames,
    ...simulatorPrefixes.flatMap((prefix) => simulatorEvents.map((name) => prefix + name)),
    'purchase_option_6x',
  ];
  expect(all.filter((name) => eventText(name).includes('_'))).toEqual([]);
  expect(eventText('cv_simulation_done')).toBe('Simulação feita (Central de vendas)');
  expect(eventText('of_a_newer_server')).toBe('of_a_newer_server');
});
