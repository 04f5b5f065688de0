import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addSeconds, dayIn, endOfDay, setClock, systemClock } from './clock.ts';

const MANAUS_BEHIND_UTC_MS = 4 * 3_600_000;

test('a day of Manaus ends four hours after that of Greenwich', () => {
  expect(dayIn('America/Manaus', new Date('2026-11-22T03:59:59.999Z'))).toBe('2026-11-21');
  expect(dayIn('America/Manaus', new Date('2026-11-22T04:00:00Z'))).toBe('2026-11-22');
});

test('zones of Brazil disagree about the day around midnight', () => {
  const instant = new Date('2027-01-01T03:30:00Z');
  const zones = ['America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco'];
  expect(zones.map((zone) => dayIn(zone, instant))).toEqual(['2027-01-01', '2027-01-01', '2026-12-31', '2026-12-31']);
});

test('the last day of February and years far off are written like all others', () => {
  expect(dayIn('UTC', new Date('2028-02-29T12:00:00Z'))).toBe('2028-02-29');
  expect(dayIn('UTC', new Date('1999-01-05T12:00:00Z'))).toBe('1999-01-05');
});

test('Manaus keeps four hours all year', () => {
  const from = Date.parse('2020-01-01T00:00:00Z');
  const to = Date.parse('2060-01-01T00:00:00Z');
  fc.assert(
    fc.property(fc.integer({ min: from, max: to }), (at) => {
      const expected = new Date(at - MANAUS_BEHIND_UTC_MS).toISOString().slice(0, 10);
      expect(dayIn('America/Manaus', new Date(at))).toBe(expected);
    }),
  );
});

test('an unknown zone is a failure, not another day', () => {
  expect(() => dayIn('America/Nowhere', new Date())).toThrow(RangeError);
});

test('a set clock stands still and gives away copies', () => {
  const clock = setClock('2026-11-21T10:00:00Z');
  clock.now().setFullYear(1999);
  expect(clock.now()).toEqual(new Date('2026-11-21T10:00:00Z'));
  clock.set(addSeconds(clock.now(), 90));
  expect(clock.now()).toEqual(new Date('2026-11-21T10:01:30Z'));
});

test('the system clock runs', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1_000);
});

test.each([
  ['America/Manaus', '2026-11-21', '2026-11-22T04:00:00.000Z'],
  ['America/Sao_Paulo', '2026-12-31', '2027-01-01T03:00:00.000Z'],
  ['UTC', '2028-02-28', '2028-02-29T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-21', '2026-11-21T10:00:00.000Z'],
  ['Etc/GMT+12', '2026-11-21', '2026-11-22T12:00:00.000Z'],
  // The night the clocks went forward: midnight did not exist.
  ['America/Sao_Paulo', '2018-11-03', '2018-11-04T03:00:00.000Z'],
] as const)('in %s the day %s ends at %s', (zone, day, end) => {
  expect(endOfDay(zone, day).toISOString()).toBe(end);
});
