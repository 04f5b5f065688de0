import { expect, test } from 'vitest';
import { ageText } from './texts.ts';

test.each([
  ['2026-11-21T14:59:40Z', 'agora'],
  ['2026-11-21T15:00:30Z', 'agora'],
  ['2026-11-21T14:56:00Z', 'há 4 min'],
  ['2026-11-21T14:00:00Z', 'há 1 h'],
  ['2026-11-21T12:55:00Z', 'há 2 h 5 min'],
])('what waits since %s is %s', (since, text) => {
  expect(ageText(since, Date.parse('2026-11-21T15:00:00Z'))).toBe(text);
});
