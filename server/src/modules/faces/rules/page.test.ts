import { expect, test } from 'vitest';
import { pageOf } from './page.ts';
import type { Greys } from './pixels.ts';

const ground = { width: 90, height: 120 };
/** A card with lines of print on a plain ground. */
function cardAt(left: number, top: number, width: number, height: number): Greys {
  const data = Uint8Array.from({ length: ground.width * ground.height }, (_, at) => {
    const x = (at % ground.width) - left;
    const y = Math.floor(at / ground.width) - top;
    if (x < 0 || y < 0 || x >= width || y >= height) return 60;
    return (x >> 1) % 2 && (y >> 2) % 2 ? 30 : 220;
  });
  return { data, ...ground };
}

test('what is seen of a page reaches as far as the card does, wherever it lies', () => {
  const lying = pageOf(cardAt(5, 35, 80, 50)).reach;
  expect(lying.across).toBeCloseTo(80 / 90, 1);
  expect(lying.down).toBeCloseTo(50 / 120, 1);
  const standing = pageOf(cardAt(20, 20, 50, 80)).reach;
  expect(standing.across).toBeCloseTo(50 / 90, 1);
  expect(standing.down).toBeCloseTo(80 / 120, 1);
});

test('of a wall nothing is known', () => {
  expect(pageOf({ data: new Uint8Array(90 * 120).fill(120), ...ground }).reach).toEqual({ across: 1, down: 1 });
});
