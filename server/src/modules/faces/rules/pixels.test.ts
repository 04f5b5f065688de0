import { describe, expect, test } from 'vitest';
import { isPicture, MOST_PICTURE_BYTES } from './picture-kind.ts';
import { burntOf, type Greys, meanOf, sharpnessOf } from './pixels.ts';

const side = 32;
const drawn = (grey: (x: number, y: number) => number): Greys => ({
  data: Uint8Array.from({ length: side * side }, (_, at) => grey(at % side, Math.floor(at / side))),
  width: side,
  height: side,
});
const checks = (dark: number, light: number) => drawn((x, y) => (((x >> 2) + (y >> 2)) % 2 ? light : dark));

describe('pixels', () => {
  test('brightness of all and of a part, also of one that reaches over the edge', () => {
    const halves = drawn((x) => (x < side / 2 ? 20 : 220));
    expect(meanOf(halves)).toBe(120);
    expect(meanOf(halves, { left: -5, top: 0, width: 10, height: 10 })).toBe(20);
    expect(meanOf(halves, { left: side - 4, top: 0, width: 40, height: 4 })).toBe(220);
  });

  test('white pixels are counted', () => {
    expect(burntOf(drawn((x) => (x === 0 ? 255 : 100)))).toBeCloseTo(1 / side);
  });

  test('sharpness is that of the edges: half the light or a darker surface leaves it, a blur does not', () => {
    const sharp = sharpnessOf(checks(60, 200));
    expect(sharpnessOf(checks(30, 100))).toBeCloseTo(sharp, 3);
    const ramp = sharpnessOf(drawn((x, y) => 60 + 2 * x + 2 * y));
    expect(ramp).toBeLessThan(sharp / 50);
    expect(sharpnessOf(drawn(() => 90))).toBe(0);
  });
});

describe('what is decoded at all', () => {
  const bytesOf = (text: string, size = 64) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(size)]);
  test.each([
    ['JPEG', '\u00FF\u00D8\u00FF\u00E0', true],
    ['PNG', '\u0089PNG\r\n\u001A\n', true],
    ['WebP', 'RIFF0000WEBPVP8 ', true],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">', false],
    ['GIF', 'GIF89a', false],
    ['a RIFF of sound', 'RIFF0000WAVEfmt ', false],
    ['nothing', '', false],
  ])('%s', (_, start, expected) => {
    expect(isPicture(bytesOf(start))).toBe(expected);
  });

  test('more bytes than the cap are not', () => {
    expect(isPicture(bytesOf('\u00FF\u00D8\u00FF\u00E0', MOST_PICTURE_BYTES))).toBe(false);
  });
});
