import { type FacePhotoStatus, facePhotoStatuses } from '@balcao/contract';
import { describe, expect, test } from 'vitest';
import { fileFault } from '../../../../ui/camera/fresh.ts';
import { isAnalysisOver, mayGoOn } from './next.ts';

describe('the way on', () => {
  const both = ['front', 'back'] as const;
  const statuses: readonly (FacePhotoStatus | null)[] = [null, ...facePhotoStatuses];
  const may = (face: FacePhotoStatus | null, submitsBiometry: boolean, documentOnly = false, isOver = false) =>
    mayGoOn({ face, sides: both, isOver, submitsBiometry, documentOnly });

  test.each(statuses)('with a face that is %s', (face) => {
    expect(may(face, true)).toBe(face === 'COMPLETED');
    expect(may(face, false)).toBe(face === 'COMPLETED' || face === 'SAVED');
    expect(may(face, true, true)).toBe(true);
    expect(may(face, true, false, true)).toBe(true);
  });

  test('never without both sides of the document', () => {
    for (const sides of [[], ['front' as const], ['back' as const]])
      for (const face of statuses)
        for (const submits of [true, false])
          for (const documentOnly of [true, false])
            expect(mayGoOn({ face, sides, isOver: true, submitsBiometry: submits, documentOnly })).toBe(false);
  });
});

test.each([
  ['before its end', 'CONFLICT', '2026-11-21T15:00:01Z', false],
  ['at its end', 'CONFLICT', '2026-11-21T15:00:00Z', true],
  ['while it is not known until when', 'CONFLICT', null, false],
  ['of a face without doubt', 'COMPLETED', '2026-11-21T14:00:00Z', false],
] as const)('the look at a face in conflict, %s', (_, status, analysisEndsAt, isOver) => {
  expect(isAnalysisOver({ status, analysisEndsAt }, Date.parse('2026-11-21T15:00:00Z'))).toBe(isOver);
});

describe('a picture of the camera app of the device', () => {
  const now = Date.parse('2026-11-21T15:00:30Z');
  const at = (lastModified: string, type = 'image/jpeg') => ({ type, lastModified: Date.parse(lastModified) });
  test.each([
    ['of now', at('2026-11-21T15:00:29Z'), null],
    ['30 seconds old', at('2026-11-21T15:00:00Z'), null],
    ['31 seconds old', at('2026-11-21T14:59:59Z'), 'NOT_FRESH'],
    ['of tomorrow', at('2026-11-22T15:00:00Z'), 'NOT_FRESH'],
    ['a PNG', at('2026-11-21T15:00:29Z', 'image/png'), null],
    ['HEIC', at('2026-11-21T15:00:29Z', 'image/heic'), 'MISSING'],
    ['none', undefined, 'MISSING'],
  ])('%s', (_, file, fault) => {
    expect(fileFault(file, now)).toBe(fault);
  });
});
