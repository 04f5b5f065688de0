import { biometryErrors, type BiometryCode, errorMessage, type FaceReason, retakeReasons } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { pictureOf } from '../../faces/testing/measures.ts';
import { cardOf, faceOf } from '../testing/pictures.ts';
import { documentFindingOf } from './document-finding.ts';
import { findingOf } from './face-finding.ts';
import { livenessAt, outcomeOf, statusAt } from './outcome.ts';
import { sameFace } from './same-face.ts';

const of = { side: 'front', documentType: 'RG' } as const;
const page = (changes: Parameters<typeof cardOf>[1], asked: Parameters<typeof documentFindingOf>[2] = of) => {
  const card = cardOf('a', changes);
  return documentFindingOf(card.page, card.faces, asked);
};
const face = (changes: Parameters<typeof pictureOf>[1]) => findingOf(pictureOf('FRONT', changes), null);

describe('what is wrong with a face', () => {
  test.each<[string, BiometryCode, FaceReason, ReturnType<typeof pictureOf>]>([
    ['far', 'FACE_TOO_FAR', 'TOO_FAR', pictureOf('FRONT', { width: 0.2 })],
    ['near', 'FACE_TOO_CLOSE', 'TOO_NEAR', pictureOf('FRONT', { width: 0.7 })],
    ['aside', 'FACE_NEEDS_CENTERING', 'OFF_CENTRE', pictureOf('FRONT', { x: 0.2 })],
    ['two', 'FACE_NEEDS_CENTERING', 'MANY_FACES', { ...pictureOf('FRONT'), faceWidths: [0.4, 0.35] }],
    ['tilted', 'FACE_TILTED', 'TILTED', pictureOf('FRONT', { roll: 40 })],
    ['turned', 'FACE_TILTED', 'NOT_FRONTAL', pictureOf('LEFT')],
    ['dark', 'TOO_DARK', 'TOO_DARK', { ...pictureOf('FRONT', { brightness: 30 }), brightness: 30 }],
    ['blurred', 'OUT_OF_FOCUS', 'BLURRED', pictureOf('FRONT', { sharpness: 0.5 })],
    ['burnt', 'INVALID_IMAGE', 'OVEREXPOSED', pictureOf('FRONT', { burnt: 0.3 })],
    ['nobody', 'INVALID_IMAGE', 'NO_FACE', { brightness: 120, faceWidths: [], face: null }],
  ])('%s is %s', (_, code, reason, measures) => {
    expect(findingOf(measures, null)).toMatchObject({ code, reason });
  });

  test('every reason to take a picture of a face again has a code', () => {
    const told = retakeReasons.filter(
      (reason) => !['PICTURE_MISSING', 'NOT_TURNED', 'WRONG_SIDE', 'TURNED_TOO_FAR'].includes(reason),
    );
    expect(told).toHaveLength(11);
  });

  test('a dark skin in good light is nothing wrong; glasses and veils are a person’s to look at, never refused', () => {
    expect(face({ brightness: 40 })).toMatchObject({ code: 'SUCCESS', status: 'COMPLETED' });
    expect(face({ eyesToCheeks: 0.1 })).toMatchObject({ code: 'SUCCESS', status: 'CONFLICT', doubts: ['COVERED'] });
    expect(findingOf(null, null)).toMatchObject({ status: 'CONFLICT', doubts: ['NOT_JUDGED'] });
  });

  test('unlike the portrait it is in conflict, and how alike they are is a hint', () => {
    expect(findingOf(faceOf(1).faces, faceOf(1).faces)).toMatchObject({ status: 'COMPLETED', similarity: 1 });
    expect(findingOf(faceOf(1).faces, faceOf(9).faces)).toMatchObject({
      status: 'CONFLICT',
      doubts: ['UNLIKE_PORTRAIT'],
    });
  });
});

describe('what is wrong with a document', () => {
  test.each<[string, BiometryCode, ReturnType<typeof page>]>([
    ['black', 'TOO_DARK', page({ brightness: 20 })],
    ['a wall', 'UNKNOWN_DOCUMENT', page({ contrast: 3 })],
    ['a thumbnail', 'INVALID_DOCUMENT', page({ width: 200, height: 120 })],
    ['a selfie', 'WRONG_DOCUMENT_TYPE', documentFindingOf(cardOf().page, pictureOf('FRONT', { width: 0.5 }), of)],
    ['blurred', 'OUT_OF_FOCUS', page({ sharpness: 0.1 })],
  ])('%s is %s', (_, code, found) => {
    expect(found.code).toBe(code);
  });

  test('what is doubtful is kept for a person', () => {
    expect(page({})).toEqual({ code: 'SUCCESS', doubts: [] });
    expect(page({ glare: 1 }).doubts).toEqual(['GLARE']);
    expect(page({ brightness: 50 }).doubts).toEqual(['DARK']);
    const faceless = { ...pictureOf('FRONT'), faceWidths: [], face: null };
    expect(documentFindingOf(cardOf().page, faceless, of).doubts).toEqual(['NO_PORTRAIT']);
    expect(documentFindingOf(cardOf().page, faceless, { ...of, side: 'back' }).doubts).toEqual([]);
  });
});

describe('a card that stands on its short side', () => {
  const standing = { width: 900, height: 1200, reach: { across: 0.75, down: 0.9 } };
  test('is told by what is seen of it, not by how the telephone is held', () => {
    expect(page(standing).doubts).toEqual(['SIDEWAYS']);
    expect(page({ width: 1200, height: 900, reach: { across: 0.46, down: 0.92 } }).doubts).toEqual(['SIDEWAYS']);
    expect(page({ width: 900, height: 1200, reach: { across: 0.91, down: 0.42 } }).doubts).toEqual([]);
  });

  test('is not told where the ground is seen too, nor of what is read upright', () => {
    expect(page({ width: 900, height: 1200, reach: { across: 0.98, down: 0.98 } }).doubts).toEqual([]);
    expect(page(standing, { side: 'front', documentType: 'PASSPORT' }).doubts).toEqual([]);
  });
});

test('a portrait on the back of a card is in doubt: it may be the front once more', () => {
  const back = { side: 'back', documentType: 'RG' } as const;
  expect(documentFindingOf(cardOf().page, cardOf().faces, back).doubts).toEqual(['PORTRAIT_ON_BACK']);
  expect(documentFindingOf(cardOf().page, cardOf().faces, { ...back, documentType: 'CNH' }).doubts).toEqual([]);
});

describe('what it comes to', () => {
  const good = { status: 'COMPLETED', doubts: [] } as const;
  test('a doubt about who it is outlives the next picture, one about the picture does not', () => {
    const before = (doubts: ['FACE_OF_OTHER'] | ['COVERED']) => ({ status: 'CONFLICT' as const, doubts, otherId: 'x' });
    expect(outcomeOf(good, null, before(['FACE_OF_OTHER']))).toMatchObject({ status: 'CONFLICT', otherId: 'x' });
    expect(outcomeOf(good, null, before(['COVERED'])).status).toBe('COMPLETED');
    expect(outcomeOf(good, 'y', null)).toEqual({ status: 'CONFLICT', doubts: ['FACE_OF_OTHER'], otherId: 'y' });
    expect(outcomeOf({ status: 'SPOOF', doubts: [] }, 'y', null).status).toBe('SPOOF');
  });

  test('half an hour, and a minute for a challenge', () => {
    const at = new Date('2026-11-21T15:00:00Z');
    const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
    const compared = { status: 'IN_PROGRESS', takenAt: at, conflictSince: null } as const;
    expect([statusAt(compared, later(29)), statusAt(compared, later(30))]).toEqual(['IN_PROGRESS', 'CONFLICT']);
    const tried = { status: 'PENDING', triedAt: at } as const;
    expect([livenessAt(tried, at), livenessAt(tried, later(1))]).toEqual(['PENDING', 'MUST_RETRY']);
  });

  test('the most alike of the known faces, if one is alike enough', () => {
    const likeness = (person: number) => faceOf(person).faces?.face?.likeness ?? [];
    const known = [5, 9].map((person) => ({ borrowerId: String(person), likeness: likeness(person) }));
    expect([sameFace(likeness(9), known), sameFace(likeness(2), known), sameFace([], known)]).toEqual([
      '9',
      null,
      null,
    ]);
  });
});

test('each of the thirty codes has its sentence', () => {
  const ours = new Set([
    'BIOMETRY_DECIDED',
    'OWN_BIOMETRY',
    'BIOMETRY_CLAIMED',
    'BIOMETRY_NOT_CLAIMED',
    'BIOMETRY_RETAKEN',
  ]);
  const codes = Object.keys(biometryErrors).filter((code) => !ours.has(code));
  expect(codes).toHaveLength(30);
  for (const code of codes) expect(errorMessage(code, 'UME')).not.toMatch(/Erro desconhecido\. Contate/);
});
