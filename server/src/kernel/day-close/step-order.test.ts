import { expect, test } from 'vitest';
import { inOrder } from './step-order.ts';
import type { DayCloseStep } from './steps.ts';

const step = (name: string): DayCloseStep => ({ name, run: () => Promise.resolve({ rows: 0, cursor: null }) });

test('steps run by place, whatever the order of modules, and those of the kernel last', () => {
  const steps = inOrder([{ 310: step('third'), 100: step('first') }, { 200: step('second') }]);
  const names = steps.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['first', 'second', 'third']);
  expect(names.slice(3).every((name) => name.startsWith('kernel.'))).toBe(true);
});

test('two steps with one place stop the start', () => {
  expect(() => inOrder([{ 200: step('one') }, { 200: step('other') }])).toThrow(
    "Steps one and other of the day's close have one place: 200",
  );
});
