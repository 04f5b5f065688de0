import { expect, test } from 'vitest';
import { callSecondsLeft, resendReadyAt, resendSecondsLeft } from './resend-countdown.ts';

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

test('a call is promised for five of the thirty minutes that it stands; a wrong clock promises no more', () => {
  expect([1_800, 1_799, 1_501, 1_500, 900, 0, 9_999].map(callSecondsLeft)).toEqual([300, 299, 1, 0, 0, 0, 300]);
});
