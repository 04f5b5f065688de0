import { expect, test } from 'vitest';
import { pressKey, startPosition, toggle } from './keyboard.ts';

test('the first proposal is focused and none is chosen', () => {
  expect(startPosition).toEqual({ focused: 0, selected: -1 });
});

test('arrows move the focus, stop at both ends and choose nothing', () => {
  expect(pressKey(startPosition, 'ArrowUp', 3)?.position).toEqual({ focused: 0, selected: -1 });
  expect(pressKey(startPosition, 'ArrowDown', 3)?.position).toEqual({ focused: 1, selected: -1 });
  expect(pressKey({ focused: 2, selected: 0 }, 'ArrowDown', 3)?.position).toEqual({ focused: 2, selected: 0 });
  expect(pressKey({ focused: 1, selected: 0 }, 'End', 3)?.position.focused).toBe(2);
  expect(pressKey({ focused: 1, selected: 0 }, 'Home', 3)?.position.focused).toBe(0);
});

test('Space chooses the focused one, again leaves none chosen', () => {
  const chosen = pressKey({ focused: 1, selected: -1 }, ' ', 3);
  expect(chosen).toEqual({ position: { focused: 1, selected: 1 } });
  expect(pressKey({ focused: 1, selected: 1 }, ' ', 3)?.position.selected).toBe(-1);
});

test('one at a time: choosing another replaces the first', () => {
  expect(toggle({ focused: 0, selected: 0 }, 2)).toEqual({ focused: 2, selected: 2 });
});

test('Enter confirms the chosen one, or the focused one when none is chosen', () => {
  expect(pressKey({ focused: 2, selected: 1 }, 'Enter', 3)).toEqual({
    position: { focused: 2, selected: 1 },
    act: 'confirm',
  });
  expect(pressKey({ focused: 2, selected: -1 }, 'Enter', 3)).toEqual({
    position: { focused: 2, selected: 2 },
    act: 'confirm',
  });
});

test('Escape cancels and clears the choice', () => {
  expect(pressKey({ focused: 2, selected: 1 }, 'Escape', 3)).toEqual({
    position: { focused: 2, selected: -1 },
    act: 'cancel',
  });
});

test('other keys, and an empty list, are left to the browser', () => {
  expect(pressKey(startPosition, 'Tab', 3)).toBeNull();
  expect(pressKey(startPosition, 'Enter', 0)).toBeNull();
});
