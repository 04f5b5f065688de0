import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf } from './difference.ts';

test('names each field that is not the same, by its path, in order', () => {
  const before = { rate: '0.05', plans: [{ counts: [1, 2] }, { counts: [3] }], fee: null, old: 1 };
  const after = { rate: '0.06', plans: [{ counts: [1, 2, 10] }, { counts: [3] }], fee: 490, fresh: true };
  expect(differenceOf(before, after)).toEqual([
    { path: 'fee', change: 'CHANGED', before: null, after: 490 },
    { path: 'fresh', change: 'ADDED', before: null, after: true },
    { path: 'old', change: 'REMOVED', before: 1, after: null },
    { path: 'plans.0.counts.2', change: 'ADDED', before: null, after: 10 },
    { path: 'rate', change: 'CHANGED', before: '0.05', after: '0.06' },
  ]);
});

test('of the first document everything is added', () => {
  expect(differenceOf(null, { a: 1, b: [2] }).map(({ path, change }) => [path, change])).toEqual([
    ['a', 'ADDED'],
    ['b.0', 'ADDED'],
  ]);
});

test('a document and its copy differ in nothing, whatever the order of the fields', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 5 }), (document) => {
      const copy = Object.fromEntries(Object.entries(structuredClone(document)).toReversed());
      expect(differenceOf(document, copy)).toEqual([]);
    }),
  );
});
