import { describe, expect, test } from 'vitest';
import { isTaken, nothingSeen, seeFrame, type Waiting } from './auto-shot.ts';
import { frameOf, hintOf, type LiveFrame, measureFrame } from './live-frame.ts';

const width = 48;
const height = 64;
const framed = (grey: (x: number, y: number) => number): LiveFrame => ({
  greys: Uint8Array.from({ length: width * height }, (_, at) => grey(at % width, Math.floor(at / width))),
  width,
  height,
});
/** Squares that stand for a face; `shift` moves them. */
const face = (dark = 70, light = 190, shift = 0) =>
  framed((x, y) => ((((x + shift) >> 3) + (y >> 3)) % 2 ? light : dark));
const hint = (frame: LiveFrame, before: LiveFrame | null = null) => hintOf(measureFrame(frame, before));

describe('what is told while a picture is taken', () => {
  test.each([
    ['a good picture', face(), null],
    ['a dark one', face(10, 60), 'DARK'],
    ['one with a burnt face', framed((x, y) => (y < 32 ? 255 : (face().greys[y * width + x] ?? 0))), 'BURNT'],
    ['a wall', framed(() => 120), 'EMPTY'],
    ['a blur', framed((x) => 60 + 3 * x), 'BLURRED'],
  ])('%s', (_, frame, expected) => {
    expect(hint(frame)).toBe(expected);
  });

  test('a dark face before a light wall is not in the dark', () => {
    const middle = (x: number, y: number) => Math.hypot((x - 24) / 15, (y - 31) / 21) < 1.1;
    expect(hint(framed((x, y) => (middle(x, y) ? (((x >> 3) + (y >> 3)) % 2 ? 60 : 25) : 200)))).toBeNull();
  });

  test('a picture that moves', () => {
    expect(hint(face(70, 190, 3), face())).toBe('MOVING');
    expect(hint(face(), face())).toBeNull();
  });

  test('half the light leaves the sharpness as it is', () => {
    expect(measureFrame(face(35, 95), null).sharpness).toBeCloseTo(measureFrame(face(), null).sharpness, 3);
  });

  test('colours become greys', () => {
    const pixels = new Uint8ClampedArray([255, 0, 0, 255, 255, 255, 255, 255]);
    expect([...frameOf(pixels, 2, 1).greys]).toEqual([76, 255]);
  });
});

describe('the picture that is taken by itself', () => {
  const see = (frames: readonly LiveFrame[], pose: 'FRONT' | 'LEFT', from: Waiting = nothingSeen) =>
    frames.reduce((waiting, frame) => seeFrame(waiting, frame, pose), from);
  const still = (count: number, frame = face()) => Array.from({ length: count }, () => frame);

  test('from the front: after the time to read, once it was good for a second', () => {
    expect(isTaken(see(still(7), 'FRONT'))).toBe(false);
    expect(isTaken(see(still(8), 'FRONT'))).toBe(true);
    expect(isTaken(see([...still(8, face(5, 20)), ...still(5)], 'FRONT'))).toBe(false);
    expect(isTaken(see([...still(8, face(5, 20)), ...still(6)], 'FRONT'))).toBe(true);
  });

  test('turned: only when the picture changed, then held still', () => {
    const before = see(still(20), 'LEFT');
    expect([isTaken(before), before.isTurned]).toEqual([false, false]);
    const turned = see(still(2, face(70, 190, 6)), 'LEFT', before);
    expect([isTaken(turned), turned.isTurned]).toEqual([false, true]);
    expect(isTaken(see(still(5, face(70, 190, 6)), 'LEFT', turned))).toBe(true);
  });
});
