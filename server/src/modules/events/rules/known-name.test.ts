import { expect, test } from 'vitest';
import { countsByName, knownName } from './known-name.ts';

test.each([
  'login_done',
  'cv_simulation_done',
  'sp_simulation_opened',
  'appl_simulation_failed',
  'purchase_option_12x',
])('%s is counted under its own name', (name) => expect(knownName(name)).toBe(name));

test.each(['maria_da_silva', 'cpf_52998224725', 'purchase_option_52998224725', 'cv_maria', 'other', 'simulation_done'])(
  '%s is counted as another',
  (name) => expect(knownName(name)).toBe('other'),
);

test('counts of one name are added up, in the order of the names', () => {
  const events = [
    { name: 'purchase_finished', count: 1 },
    { name: 'zzz', count: 2 },
    { name: 'login_done', count: 3 },
    { name: 'aaa', count: 4 },
  ];
  expect(countsByName(events)).toEqual([
    { name: 'login_done', count: 3 },
    { name: 'other', count: 6 },
    { name: 'purchase_finished', count: 1 },
  ]);
});
