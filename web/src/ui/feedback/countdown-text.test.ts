import { expect, test } from 'vitest';
import { countdownText } from './countdown-text.ts';

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [60, '01:00'],
  [299, '04:59'],
  [3_600, '60:00'],
])('%i seconds are %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text);
});
