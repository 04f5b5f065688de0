import { expect, test } from 'vitest';
import { cutTemplate, fillTemplate } from './text-template.ts';

const slots = new Map([
  ['ab', 0],
  ['cd', 1],
]);
const cut = (text: string) => cutTemplate(text, /ab|cd|ef/g, (match) => slots.get(match) ?? null);

test.each([
  ['', ''],
  ['nothing', 'nothing'],
  ['ab', 'X'],
  ['abab', 'XX'],
  ['1ab2cd3ab', '1X2YY3X'],
  ['ab ef cd', 'X ef YY'],
])('%j fills to %j', (text, filled) => {
  expect(fillTemplate(cut(text), ['X', 'YY'])).toBe(filled);
});
