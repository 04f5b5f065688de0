import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isGuessable } from './guessable.ts';

test.each([
  '',
  'x'.repeat(64),
  'password'.repeat(8),
  'ab'.repeat(40),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  '12345678901234567890123456789012',
  'secretsecretsecretsecretsecretse',
  'zyxwvutsrqponmlkjihgfedcba987654',
  'scraper',
])('%s is guessed', (secret) => expect(isGuessable(secret)).toBe(true));

test('what is drawn at random is not, in each usual spelling', () => {
  const drawn = Array.from({ length: 2_000 }, () => [
    randomBytes(16).toString('hex'),
    randomBytes(24).toString('base64url'),
    randomBytes(20).toString('base64'),
  ]).flat();
  expect(drawn.filter(isGuessable)).toEqual([]);
});

test('a phrase of eight words is not', () => {
  expect(isGuessable('a secret for tests that is long enough')).toBe(false);
});
