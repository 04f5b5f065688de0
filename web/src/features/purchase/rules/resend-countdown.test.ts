import { expect, test } from 'vitest';
import { resendReadyAt, resendSecondsLeft } from './resend-countdown.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');

test('counts down from the minute the server gave', () => {
  const readyAt = resendReadyAt('2026-11-21T12:00:40.000Z', now);
  expect(resendSecondsLeft(readyAt, now)).toBe(40);
  expect(resendSecondsLeft(readyAt, now + 39_100)).toBe(1);
  expect(resendSecondsLeft(readyAt, now + 40_000)).toBe(0);
});

test('a wrong clock makes nobody wait more than a minute', () => {
  expect(resendSecondsLeft(resendReadyAt('2026-11-21T13:00:00.000Z', now), now)).toBe(60);
  expect(resendSecondsLeft(resendReadyAt('2026-11-21T11:00:00.000Z', now), now)).toBe(0);
});
