import { expect, test, vi } from 'vitest';
import { hashBody, keyFor, release } from './operation-key.ts';

/** A refresh keeps the storage of the tab and nothing else. */
async function afterRefresh() {
  vi.resetModules();
  return import('./operation-key.ts');
}

test('the key is written down before anybody sends it, and a refresh finds it', async () => {
  const key = keyFor('pay:borrower-1', 'body-a');
  expect(sessionStorage.getItem('balcao.operation.pay:borrower-1')).toContain(key);
  const refreshed = await afterRefresh();
  expect(refreshed.keyFor('pay:borrower-1', 'body-a')).toBe(key);
});

test('another body, another operation or a released one get another key', () => {
  const key = keyFor('pay', 'body-a');
  expect(keyFor('accept', 'body-a')).not.toBe(key);
  expect(keyFor('pay', 'body-b')).not.toBe(key);
  const again = keyFor('pay', 'body-b');
  release('pay');
  expect(keyFor('pay', 'body-b')).not.toBe(again);
});

test('keys are UUIDs, also without a secure context', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(keyFor('one', 'x')).toMatch(uuid);
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(255) });
  expect(keyFor('two', 'x')).toMatch(uuid);
});

test('garbage in the storage is replaced', () => {
  sessionStorage.setItem('balcao.operation.pay', '{"key":');
  expect(keyFor('pay', 'x')).toHaveLength(36);
});

test('a browser that forbids storage still repeats the key on this page', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    removeItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const key = keyFor('denied', 'x');
  expect(keyFor('denied', 'x')).toBe(key);
  release('denied');
  expect(keyFor('denied', 'x')).not.toBe(key);
});

test('a body has one hash whatever the order of its fields', () => {
  expect(hashBody({ a: 1, b: { c: [1, 2], d: null } })).toBe(hashBody({ b: { d: null, c: [1, 2] }, a: 1 }));
  expect(hashBody({ ids: ['1', '2'] })).not.toBe(hashBody({ ids: ['2', '1'] }));
  expect(hashBody(undefined)).not.toBe(hashBody(null));
});
