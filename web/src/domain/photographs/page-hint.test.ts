import { expect, test } from 'vitest';
import type { LiveFrame } from '../face/rules/live-frame.ts';
import { pageHintOf } from './page-hint.ts';

const width = 64;
const height = 48;
const framed = (grey: (x: number, y: number) => number): LiveFrame => ({
  greys: Uint8Array.from({ length: width * height }, (_, at) => grey(at % width, Math.floor(at / width))),
  width,
  height,
});
const card = (shift = 0) => framed((x, y) => ((((x + shift) >> 2) + (y >> 2)) % 2 ? 200 : 90));

test.each([
  ['as it should be', card(), 'HOLD'],
  ['dark', framed((x) => x), 'DARK'],
  ['with a lamp on it', framed((x, y) => (x < 9 && y < 9 ? 255 : (card().greys[y * width + x] ?? 0))), 'GLARE'],
  ['white paper is no glare', framed((x, y) => (y % 3 ? 240 : 80)), 'HOLD'],
])('a document %s', (_, frame, hint) => {
  expect(pageHintOf(frame, null)).toBe(hint);
});

test('a document that moves is to be held still', () => {
  expect(pageHintOf(card(2), card())).toBe('MOVING');
  expect(pageHintOf(card(), card())).toBe('HOLD');
});
