import { expect, test } from 'vitest';
import { sheet } from '../testing/credit-policy.ts';
import { bandPlace, movedPath, nextRuleId, withoutRow, withRow } from './rows.ts';

const bins = 'scorecard.attributes.0.bins';

test('a row goes and comes at its place, and the sheet stays as it was', () => {
  const without = withoutRow(sheet, { list: 'knockouts', at: 0 });
  expect(without.knockouts.map(({ id }) => id)).toEqual(['K07']);
  const place = bandPlace(sheet, bins, 500);
  const more = withRow(sheet, place, { lt: 500, points: 30 });
  expect(more.scorecard.attributes[0]?.bins?.map(({ lt }) => lt)).toEqual([300, 500, null]);
  expect(sheet.knockouts).toHaveLength(2);
});

test('what was typed goes along with its row, and is forgotten with it', () => {
  const first = { list: 'knockouts', at: 0 };
  expect(movedPath('knockouts.1.all.0.2', first, -1)).toBe('knockouts.0.all.0.2');
  expect(movedPath('knockouts.0.all.0.2', first, -1)).toBeNull();
  expect(movedPath('knockouts.0.all.0.2', first, 1)).toBe('knockouts.1.all.0.2');
  expect(movedPath(`${bins}.0.lt`, { list: bins, at: 1 }, 1)).toBe(`${bins}.0.lt`);
  expect(movedPath('limit.maxCents', first, -1)).toBe('limit.maxCents');
});

test('a new rule has a code that no other has', () => {
  expect(nextRuleId(sheet)).toBe('K03');
  const [one, two] = sheet.knockouts;
  if (!one || !two) throw new Error('no rules');
  expect(nextRuleId({ ...sheet, knockouts: [one, { ...two, id: 'K03' }] })).toBe('K04');
});
