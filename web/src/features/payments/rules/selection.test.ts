import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canToggle, keepSelectable, type Payable, toggleInstallment } from './selection.ts';

const payable = (id: string): Payable => ({ id, contractId: id.charAt(0), installmentOrder: Number(id.slice(1)) });
const listed = ['a2', 'a3', 'a4', 'b1', 'b2'].map(payable);
const click = (selected: ReadonlySet<string>, id: string) => toggleInstallment(listed, selected, id);
const none: ReadonlySet<string> = new Set();

test('the lowest unselected installment of a contract is next', () => {
  expect(click(none, 'a3')).toBe(none);
  expect([...click(none, 'a2')]).toEqual(['a2']);
  expect([...click(new Set(['a2']), 'a3')]).toEqual(['a2', 'a3']);
});

test('only the highest selected one can be taken off', () => {
  const chosen = new Set(['a2', 'a3']);
  expect(click(chosen, 'a2')).toBe(chosen);
  expect([...click(chosen, 'a3')]).toEqual(['a2']);
});

test('contracts do not hold each other back', () => {
  expect([...click(new Set(['a2']), 'b1')]).toEqual(['a2', 'b1']);
});

test('an unknown id changes nothing', () => {
  expect(click(none, 'c9')).toBe(none);
});

test('a newer list drops what is gone and what stood above a gap', () => {
  const newer = ['a2', 'a3', 'a4', 'b2'].map(payable);
  expect([...keepSelectable(newer, new Set(['a3', 'a4', 'b1', 'b2']))]).toEqual(['b2']);
});

test('whatever is clicked, each contract keeps a run from its lowest open installment', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...listed.map((one) => one.id))), (clicks) => {
      const selected = clicks.reduce(click, none);
      for (const contract of ['a', 'b']) {
        const flags = listed.filter((one) => one.contractId === contract).map((one) => selected.has(one.id));
        expect(flags).toEqual([...flags].sort((x, y) => Number(y) - Number(x)));
      }
      expect(listed.some((one) => canToggle(listed, selected, one))).toBe(true);
    }),
  );
});
