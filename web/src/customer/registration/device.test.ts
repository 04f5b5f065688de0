import { afterEach, expect, test } from 'vitest';
import { deviceId } from './device.ts';

afterEach(() => localStorage.clear());

test('a browser keeps one name of its own, which says nothing; what is no name is made anew', () => {
  const name = deviceId();
  expect(name).toMatch(/^[\da-f-]{36}$/);
  expect(deviceId()).toBe(name);
  localStorage.setItem('balcao.device', 'Maria');
  expect(deviceId()).not.toBe(name);
  expect(deviceId()).toMatch(/^[\da-f-]{36}$/);
});
