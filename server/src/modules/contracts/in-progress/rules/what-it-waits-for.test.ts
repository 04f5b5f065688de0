import { describe, expect, test } from 'vitest';
import { isInProgress, type Standing, whatItWaitsFor } from './what-it-waits-for.ts';

const now = new Date('2026-11-21T15:00:00Z');
const before = '2026-11-21T14:59:59Z';
const after = '2026-11-21T15:04:00Z';
const standing = (over: Partial<Standing> = {}): Standing => ({
  method: 'OTP',
  status: 'PENDING',
  sentAt: '2026-11-21T14:58:00Z',
  expiresAt: after,
  usableUntil: null,
  ...over,
});

test.each<[string, Partial<Standing> | null, string]>([
  ['no plan chosen', null, 'CHOICE'],
  ['a code that was sent', {}, 'CUSTOMER'],
  ['a code that lapsed', { expiresAt: before }, 'EXPIRED'],
  ['a face to be checked', { method: 'LIVENESS' }, 'FACE'],
  ['a face with an analyst behind it', { method: 'LIVENESS_WITH_ANALYST' }, 'FACE'],
  ['a face that an analyst looks at', { method: 'LIVENESS_WITH_ANALYST', status: 'MANUAL' }, 'ANALYST'],
  ['a call', { method: 'ANALYST_CALL', status: 'MANUAL' }, 'ANALYST'],
  ['a call that nobody made, or that the till gave up', { status: 'MANUAL', expiresAt: before }, 'EXPIRED'],
  ['an authorisation', { status: 'APPROVED', usableUntil: after }, 'FINISH'],
  ['an authorisation that lapsed', { status: 'APPROVED', usableUntil: before }, 'EXPIRED'],
  ['a denial', { status: 'DENIED' }, 'REFUSED'],
])('%s', (_, over, waitsFor) => {
  expect(whatItWaitsFor(over && standing(over), now).waitsFor).toBe(waitsFor);
});

describe('stands on the board', () => {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  test.each([
    [standing(), 23 * 60, true],
    [standing(), 24 * 60, false],
    [null, 29, true],
    [null, 30, false],
  ])('%j since %i minutes: %s', (last, minutes, expected) => {
    expect(isInProgress(whatItWaitsFor(last, now), ago(minutes), now)).toBe(expected);
  });
});
