import { expect, test } from 'vitest';
import { droppedPaths, mergeLayers } from './merge-layers.ts';

test('an upper layer changes only what it says', () => {
  const merged = mergeLayers([{ a: { x: 1, y: 2 }, b: true }, { a: { y: 3 } }, { c: null }]);
  expect(merged).toEqual({ a: { x: 1, y: 3 }, b: true, c: null });
});

test('lists, nulls and changes of kind replace what is below', () => {
  expect(
    mergeLayers([
      { days: [1, 2], link: 'x', box: { a: 1 } },
      { days: [9], link: null, box: 4 },
    ]),
  ).toEqual({
    days: [9],
    link: null,
    box: 4,
  });
});

test('no layer at all is an empty document', () => {
  expect(mergeLayers([])).toEqual({});
});

test('a key named like a prototype stays a key', () => {
  const merged = mergeLayers([JSON.parse('{"__proto__": {"isAdmin": true}}')]) as { isAdmin?: boolean };
  expect(merged.isAdmin).toBeUndefined();
});

test('keys that checking dropped are named by path', () => {
  const document = { budgets: { isAlowed: true }, list: [{ a: 1, b: 2 }] };
  expect(droppedPaths(document, { budgets: {}, list: [{ a: 1 }] })).toEqual(['budgets.isAlowed', 'list.0.b']);
});
