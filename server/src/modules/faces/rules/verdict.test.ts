import type { FaceChallenge } from '@balcao/contract';
import { expect, test } from 'vitest';
import { pictureOf } from '../testing/measures.ts';
import { similarityOf } from './likeness.ts';
import type { FaceMeasures } from './measures.ts';
import { judgeMeasures } from './verdict.ts';

const challenge: FaceChallenge = { poses: ['FRONT', 'LEFT'] };
const shots = [pictureOf('FRONT'), pictureOf('LEFT')];
const portrait = pictureOf('FRONT');
/** A likeness that is `similarity` alike to the usual one. */
const alike = (similarity: number): Partial<FaceMeasures> => {
  const usual = pictureOf('FRONT').face?.likeness ?? [];
  const apart = ((1 - (similarity * 0.6 + 0.2)) * 100) ** 2 / 25;
  return { likeness: usual.map((part, place) => (place === 0 ? part + Math.sqrt(apart) : part)) };
};

test('the shots of one person, who is the one of the portrait, pass', () => {
  expect(judgeMeasures({ pictures: shots, portrait }, challenge)).toEqual({
    outcome: 'PASSED',
    reasons: [],
    similarity: 1,
  });
});

test.each([
  [0.56, []],
  [0.54, ['LIKENESS_UNSURE']],
  [0.46, ['LIKENESS_UNSURE']],
  [0.44, ['UNLIKE_PORTRAIT']],
])('a portrait alike by %d', (similarity, reasons) => {
  const judgement = judgeMeasures({ pictures: shots, portrait: pictureOf('FRONT', alike(similarity)) }, challenge);
  expect(judgement.similarity).toBeCloseTo(similarity, 5);
  expect(judgement).toMatchObject({ outcome: reasons.length > 0 ? 'DOUBTFUL' : 'PASSED', reasons });
});

test('whoever cannot be compared is never passed', () => {
  const without = judgeMeasures({ pictures: shots, portrait: undefined }, challenge);
  expect(without).toEqual({ outcome: 'DOUBTFUL', reasons: ['NO_PORTRAIT'], similarity: null });
  const unusable = { outcome: 'DOUBTFUL', reasons: ['PORTRAIT_UNUSABLE'], similarity: null };
  expect(judgeMeasures({ pictures: shots, portrait: null }, challenge)).toEqual(unusable);
  const empty = { brightness: 90, faceWidths: [], face: null };
  expect(judgeMeasures({ pictures: shots, portrait: empty }, challenge)).toEqual(unusable);
});

test('another person who turns the head is told', () => {
  const pictures = [pictureOf('FRONT'), pictureOf('LEFT', alike(0.4))];
  expect(judgeMeasures({ pictures, portrait }, challenge)).toMatchObject({
    outcome: 'DOUBTFUL',
    reasons: ['SHOTS_DIFFER'],
  });
});

test('the same still picture twice follows no challenge', () => {
  const still = pictureOf('FRONT');
  expect(judgeMeasures({ pictures: [still, still], portrait }, challenge)).toEqual({
    outcome: 'RETAKE',
    reasons: ['NOT_TURNED'],
    similarity: null,
  });
});

test('every reason of every picture once, and no likeness of what is taken again', () => {
  const pictures = [pictureOf('FRONT', { sharpness: 1, width: 0.1 }), pictureOf('LEFT', { sharpness: 1 })];
  expect(judgeMeasures({ pictures, portrait }, challenge)).toEqual({
    outcome: 'RETAKE',
    reasons: ['TOO_FAR', 'BLURRED'],
    similarity: null,
  });
});

test('too few or too many pictures are taken again', () => {
  for (const pictures of [[pictureOf('FRONT')], [...shots, pictureOf('RIGHT')], []])
    expect(judgeMeasures({ pictures, portrait }, challenge).reasons).toEqual(['PICTURE_MISSING']);
});

test('a covered face is for a person to look at', () => {
  const pictures = [pictureOf('FRONT'), pictureOf('LEFT', { score: 0.5 })];
  expect(judgeMeasures({ pictures, portrait }, challenge)).toMatchObject({ outcome: 'DOUBTFUL', reasons: ['COVERED'] });
});

test('likenesses of another length say nothing', () => {
  expect(similarityOf([], [])).toBeNull();
  expect(similarityOf([1, 2], [1])).toBeNull();
  expect(similarityOf([1, 2], [1, 2])).toBe(1);
});
