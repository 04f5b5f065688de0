import type { FacePose } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { pictureOf } from '../testing/measures.ts';
import type { FaceMeasures } from './measures.ts';
import { retakesOf, seemsCovered } from './picture-gates.ts';

const why = (pose: FacePose, changes: Partial<FaceMeasures> = {}) => retakesOf(pictureOf(pose, changes), pose);

test.each(['FRONT', 'LEFT', 'RIGHT'] as const)('a good picture %s is taken', (pose) => {
  expect(why(pose)).toEqual([]);
});

test.each<[string, FacePose, Partial<FaceMeasures>]>([
  ['TOO_FAR', 'FRONT', { width: 0.24 }],
  ['TOO_NEAR', 'FRONT', { width: 0.63 }],
  ['OFF_CENTRE', 'FRONT', { x: 0.66 }],
  ['OFF_CENTRE', 'FRONT', { y: 0.2 }],
  ['TILTED', 'FRONT', { roll: -21 }],
  ['TILTED', 'LEFT', { pitch: 22 }],
  ['NOT_FRONTAL', 'FRONT', { yaw: -13.5 }],
  ['NOT_TURNED', 'LEFT', { yaw: 13.5 }],
  ['NOT_TURNED', 'RIGHT', { yaw: 3 }],
  ['WRONG_SIDE', 'LEFT', { yaw: -24 }],
  ['WRONG_SIDE', 'RIGHT', { yaw: 24 }],
  ['TURNED_TOO_FAR', 'RIGHT', { yaw: -50 }],
  ['OVEREXPOSED', 'FRONT', { burnt: 0.06 }],
  ['BLURRED', 'FRONT', { sharpness: 1.4 }],
])('%s: %s with %o', (reason, pose, changes) => {
  expect(why(pose, changes)).toEqual([reason]);
});

test('a turned head may stand a little to its side', () => {
  expect(why('LEFT', { x: 0.69 })).toEqual([]);
});

describe('nobody is turned away for the colour of a skin', () => {
  test('a dark face in a picture with light is taken', () => {
    expect(retakesOf({ ...pictureOf('FRONT', { brightness: 25 }), brightness: 110 }, 'FRONT')).toEqual([]);
  });

  test('a dark picture is not, whoever is in it', () => {
    expect(retakesOf({ ...pictureOf('FRONT', { brightness: 45 }), brightness: 40 }, 'FRONT')).toEqual(['TOO_DARK']);
  });
});

describe('how many faces', () => {
  test('none, and none in the dark', () => {
    const nobody = { brightness: 120, faceWidths: [], face: null };
    expect(retakesOf(nobody, 'FRONT')).toEqual(['NO_FACE']);
    expect(retakesOf({ ...nobody, brightness: 20 }, 'FRONT')).toEqual(['TOO_DARK', 'NO_FACE']);
    expect(retakesOf(null, 'FRONT')).toEqual(['PICTURE_UNREADABLE']);
  });

  test('two side by side are too many, somebody behind at the counter is not', () => {
    expect(retakesOf({ ...pictureOf('FRONT'), faceWidths: [0.4, 0.3] }, 'FRONT')).toEqual(['MANY_FACES']);
    expect(retakesOf({ ...pictureOf('FRONT'), faceWidths: [0.4, 0.15] }, 'FRONT')).toEqual([]);
  });
});

test('what may cover mouth or eyes is a doubt, never a reason to take the picture again', () => {
  const covered = pictureOf('FRONT', { score: 0.6 }).face;
  const dark = pictureOf('FRONT', { eyesToCheeks: 0.2 }).face;
  const plain = pictureOf('FRONT').face;
  expect([covered, dark, plain].map((face) => face && seemsCovered(face))).toEqual([true, true, false]);
  expect(why('FRONT', { score: 0.6, eyesToCheeks: 0.2 })).toEqual([]);
});
