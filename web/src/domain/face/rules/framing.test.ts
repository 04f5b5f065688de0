import { faceGates as gates } from '@balcao/contract/pictures';
import { describe, expect, test } from 'vitest';
import { framedFace } from '../framing/testing/fake-detector.ts';
import { facesOf, PER_PLACE, PLACES, SIDE, squareOf } from './found-face.ts';
import { framingOf } from './framing.ts';

describe('what is to be mended of where the face is', () => {
  test.each([
    ['nobody', [], 'NO_FACE'],
    ['two at once', [framedFace, { ...framedFace, x: 0.2, width: 0.3 }], 'MANY_FACES'],
    ['somebody small behind', [framedFace, { ...framedFace, x: 0.1, width: 0.15 }], null],
    ['far', [{ ...framedFace, width: 0.2 }], 'TOO_FAR'],
    ['near', [{ ...framedFace, width: 0.8 }], 'TOO_NEAR'],
    ['at the side', [{ ...framedFace, x: 0.26 }], 'OFF_CENTRE'],
    ['low', [{ ...framedFace, y: 0.76 }], 'OFF_CENTRE'],
    ['tilted', [{ ...framedFace, roll: -30 }], 'TILTED'],
    ['looking aside', [{ ...framedFace, yaw: 20 }], 'NOT_FRONTAL'],
    ['as asked', [framedFace], null],
  ])('from the front: %s', (_, faces, hint) => {
    expect(framingOf(faces, 'FRONT')).toBe(hint);
  });

  test.each([
    [0, 'NOT_TURNED', 'NOT_TURNED'],
    [22, null, 'WRONG_SIDE'],
    [-22, 'WRONG_SIDE', null],
    [55, 'TURNED_TOO_FAR', 'WRONG_SIDE'],
  ])('turned by %s degrees to the own left', (yaw, left, right) => {
    const faces = [{ ...framedFace, yaw }];
    expect([framingOf(faces, 'LEFT'), framingOf(faces, 'RIGHT')]).toEqual([left, right]);
  });

  test.each([
    ['TOO_FAR', 'FRONT', { width: gates.leastWidth * 1.08 }],
    ['TOO_NEAR', 'FRONT', { width: gates.mostWidth * 1.08 }],
    ['OFF_CENTRE', 'FRONT', { x: gates.centre.x + gates.off.x - 0.01 }],
    ['OFF_CENTRE', 'LEFT', { x: gates.centre.x + gates.offTurned.x - 0.01, yaw: 22 }],
    ['TILTED', 'FRONT', { roll: gates.mostRoll - 1 }],
    ['NOT_FRONTAL', 'FRONT', { yaw: gates.mostFrontalYaw - 1 }],
    ['NOT_TURNED', 'LEFT', { yaw: gates.leastTurn + 1 }],
    ['TURNED_TOO_FAR', 'RIGHT', { yaw: 1 - gates.mostTurn }],
  ] as const)(
    '%s, %s: what the server would take by a hair, or by a turn that it reads otherwise',
    (hint, pose, face) => {
      expect(framingOf([{ ...framedFace, ...face }], pose)).toBe(hint);
    },
  );

  test('a turned head moves to its side, and a larger face is named before a sharper one', () => {
    const moved = { ...framedFace, x: 0.66, yaw: 22 };
    expect([framingOf([moved], 'LEFT'), framingOf([{ ...moved, yaw: 0 }], 'FRONT')]).toEqual([null, 'OFF_CENTRE']);
    expect(framingOf([{ ...framedFace, width: 0.1, score: 0.99 }, framedFace], 'FRONT')).toBeNull();
  });
});

/** What the model says where nothing is, but for one place each. */
function saying(...found: readonly { at: number; values: readonly number[] }[]): Float32Array {
  const said = new Float32Array(PLACES * PER_PLACE);
  for (let at = 0; at < PLACES; at += 1) said[at * PER_PLACE] = -9;
  for (const { at, values } of found) said.set(values, at * PER_PLACE);
  return said;
}
/** The fine field in the middle: the model counts from its middle, 136 and 136. */
const MIDDLE = (8 * 16 + 8) * 2;
const face = (noseX: number, leftEyeY = -20, sure = 3) => {
  const points = [-25, -20, 25, leftEyeY, noseX, 0, 0, 25, -50, -10, 50, -10];
  return [sure, -8, -8, 96, 96, ...points];
};

describe('what the model says', () => {
  const upright = { width: 192, height: 256 };

  test('is a face in parts of the picture, which lies in the middle of the square', () => {
    const [found, ...others] = facesOf(saying({ at: MIDDLE, values: face(0) }), upright);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ x: 0.5, y: 0.5, width: 0.5, height: 0.375, roll: 0, yaw: 0 });
    expect(found?.score).toBeCloseTo(0.953, 3);
  });

  test('the nose tells the turn, the eyes the tilt; a tilted head is no turned one', () => {
    const [left, right, tilted] = [face(20), face(-20), face(6, 6)].map(
      (values) => facesOf(saying({ at: MIDDLE, values }), upright)[0],
    );
    expect(left?.yaw).toBeGreaterThan(15);
    expect(right?.yaw).toBeCloseTo(-(left?.yaw ?? 0), 5);
    expect(tilted?.roll).toBeCloseTo(27.5, 1);
  });

  test('one face is found once, two stay two, and what it doubts is none', () => {
    const twice = saying({ at: MIDDLE, values: face(0) }, { at: MIDDLE + 2, values: face(0, -20, 2) });
    expect(facesOf(twice, upright)).toHaveLength(1);
    const far = [3, 0, 0, 40, 40, ...face(0).slice(5)];
    expect(facesOf(saying({ at: MIDDLE - 8, values: far }, { at: MIDDLE + 6, values: far }), upright)).toHaveLength(2);
    expect(facesOf(saying({ at: MIDDLE, values: face(0, -20, 0.3) }), upright)).toEqual([]);
  });
});

test('a picture lies in the middle of the square, from -1 to 1, grey around it', () => {
  const square = squareOf(new Uint8ClampedArray([255, 0, 255, 255, 0, 0, 0, 255]), { width: 2, height: 1 });
  const at = (row: number, column: number) => [
    ...square.subarray((row * SIDE + column) * 3, (row * SIDE + column) * 3 + 3),
  ];
  expect([at(127, 127), at(127, 128), at(127, 129)]).toEqual([
    [1, -1, 1],
    [-1, -1, -1],
    [0, 0, 0],
  ]);
});
