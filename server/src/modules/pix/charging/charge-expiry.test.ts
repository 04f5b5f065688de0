import { expect, test } from 'vitest';
import { chargeExpiry } from './charge-expiry.ts';

test.each([
  ['an hour', '2026-11-21T15:00:00Z', 60, '2026-11-21T16:00:00.000Z'],
  ['until the day ends in the zone', '2026-11-22T03:30:00Z', 60, '2026-11-22T04:00:00.000Z'],
  ['never into another day', '2026-11-21T15:00:00Z', 1_440, '2026-11-22T04:00:00.000Z'],
])('%s', (_, now, minutes, end) => {
  expect(chargeExpiry('America/Manaus', new Date(now), minutes).toISOString()).toBe(end);
});
