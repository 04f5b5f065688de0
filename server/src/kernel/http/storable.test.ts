import { expect, test } from 'vitest';
import { isStorable } from './storable.ts';

const nested = (levels: number): unknown => (levels === 0 ? 'deep' : [nested(levels - 1)]);

test.each([
  'a\0b',
  { name: '\0' },
  { list: ['fine', { inner: '\ud83d' }] },
  { '\0': 1 },
  { '\udc00': 'fine' },
  '\ude42\ud83d',
  nested(33),
])('%j is not kept', (value) => expect(isStorable(value)).toBe(false));

test.each(['🙂 José', { '🙂': ['\n\t', 1, null, true, undefined] }, null, undefined, 7, nested(31)])('%j is', (value) =>
  expect(isStorable(value)).toBe(true),
);
