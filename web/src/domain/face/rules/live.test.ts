import { describe, expect, test } from 'vitest';
import { framedFace } from '../framing/testing/fake-detector.ts';
import { isTaken, type Look, nothingSeen, seeFrame, type Waiting } from './auto-shot.ts';
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
    expect([...frameOf({ pixels, width: 2, height: 1 }).greys]).toEqual([76, 255]);
  });
});

describe('the picture that is taken by itself', () => {
  const EVERY_MS = 250;
  /** Pictures, four a second. */
  const see = (looks: readonly Partial<Look>[], from: Waiting = nothingSeen) => {
    const seen = (waiting: Waiting, look: Partial<Look>) =>
      seeFrame(waiting, { frame: face(), faces: [framedFace], atMs: waiting.lastMs + EVERY_MS, ...look }, 'FRONT');
    return looks.reduce<Waiting>(seen, from);
  };
  const many = (count: number, look: Partial<Look> = {}) => Array.from({ length: count }, () => look);

  test('a framed face: after the time to read, once it was good for a second', () => {
    expect(isTaken(see(many(7)))).toBe(false);
    expect(isTaken(see(many(8)))).toBe(true);
    expect(isTaken(see([...many(8, { faces: [] }), ...many(4)]))).toBe(false);
    expect(isTaken(see([...many(8, { faces: [] }), ...many(5)]))).toBe(true);
  });

  test('a still, lit, sharp scene without a face is not taken, however long; nor is a face that moves', () => {
    const empty = see(many(100, { faces: [] }));
    expect([isTaken(empty), empty.told]).toEqual([false, 'NO_FACE']);
    const moving = see(Array.from({ length: 20 }, (_, at) => ({ frame: face(70, 190, (at % 2) * 4) })));
    expect([isTaken(moving), moving.told]).toEqual([false, 'MOVING']);
  });

  test('where nobody looks for faces nothing is taken, and light is told', () => {
    const unwatched = see(many(100, { faces: null }));
    expect([isTaken(unwatched), unwatched.told, unwatched.isWatched]).toEqual([false, null, false]);
    expect(see(many(3, { faces: null, frame: framed(() => 120) })).told).toBe('EMPTY');
  });

  test('on a slow telephone two pictures are not enough', () => {
    const slow = [{ atMs: 2_000 }, { atMs: 4_000 }];
    expect(isTaken(see(slow))).toBe(false);
    expect(isTaken(see([...slow, { atMs: 6_000 }]))).toBe(true);
  });

  test('one sentence at a time: darkness first, then the place, and no flicker', () => {
    expect(see([{ frame: face(10, 50), faces: [] }]).told).toBe('DARK');
    expect(see([{ frame: framed((x) => 60 + 3 * x), faces: [{ ...framedFace, width: 0.1 }] }]).told).toBe('TOO_FAR');
    const aside = { faces: [{ ...framedFace, x: 0.1 }] };
    const once = see([aside], see(many(2, { faces: [] })));
    expect([once.hint, once.told]).toEqual(['OFF_CENTRE', 'NO_FACE']);
    expect(see([aside], once).told).toBe('OFF_CENTRE');
  });
});
