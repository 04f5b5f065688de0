import { expect, test } from 'vitest';
import type { AgreementCodeFact } from '../tables.ts';
import { canBeGuessed, guessedCode } from './guess-code.ts';

const now = new Date('2026-11-23T15:00:00Z');
const at = { now, usableUntil: new Date('2026-11-23T15:10:00Z') };
const code: AgreementCodeFact = {
  optionId: 'one',
  status: 'PENDING',
  codeHash: 'hash',
  phoneMasked: '',
  attempts: 3,
  maxAttempts: 5,
  sentAt: '2026-11-23T14:58:00Z',
  expiresAt: '2026-11-23T15:00:01Z',
  approvedAt: null,
  usableUntil: null,
};

test('a pending code is guessed until it expires, an approved one while it is usable, of its option and with tries left', () => {
  const approved = { ...code, status: 'APPROVED', expiresAt: '2026-11-23T14:59:00Z' } as const;
  expect(canBeGuessed(code, 'one', now)).toBe(true);
  expect(canBeGuessed({ ...approved, usableUntil: '2026-11-23T15:00:01Z' }, 'one', now)).toBe(true);
  expect(canBeGuessed({ ...approved, usableUntil: '2026-11-23T15:00:00Z' }, 'one', now)).toBe(false);
  expect(canBeGuessed(code, 'other', now)).toBe(false);
  expect(canBeGuessed({ ...code, expiresAt: '2026-11-23T15:00:00Z' }, 'one', now)).toBe(false);
  expect(canBeGuessed({ ...code, attempts: 5 }, 'one', now)).toBe(false);
  expect(canBeGuessed({ ...code, status: 'DENIED', attempts: 4 }, 'one', now)).toBe(false);
});

test('a right guess is good for ten minutes from the first one, a wrong one takes the approval away and counts', () => {
  const right = guessedCode(code, true, at);
  expect(right).toEqual({
    status: 'APPROVED',
    attempts: 3,
    approvedAt: '2026-11-23T15:00:00.000Z',
    usableUntil: '2026-11-23T15:10:00.000Z',
  });
  const later = { now: new Date('2026-11-23T15:05:00Z'), usableUntil: new Date('2026-11-23T15:15:00Z') };
  expect(guessedCode({ ...code, ...right }, true, later)).toEqual(right);
  const wrong = { attempts: 4, approvedAt: null, usableUntil: null };
  expect(guessedCode({ ...code, ...right }, false, later)).toEqual({ status: 'PENDING', ...wrong });
  expect(guessedCode({ ...code, attempts: 4 }, false, at)).toMatchObject({ status: 'DENIED', attempts: 5 });
});
