import { afterEach, expect, test, vi } from 'vitest';
import { draftStore } from './draft-storage.ts';

const purchases = draftStore<{ step: string }>('purchase');

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('comes back to the operator who left it, and to nobody else', () => {
  purchases.write('ana', { step: 'value' });
  expect(purchases.read('ana')).toEqual({ step: 'value' });
  expect(purchases.read('bia')).toBeNull();
  expect(draftStore('payment').read('ana')).toBeNull();
});

test('is gone when there is nothing left to come back to', () => {
  purchases.write('ana', { step: 'value' });
  purchases.write('ana', null);
  expect(sessionStorage).toHaveLength(0);
});

test('lasts half an hour', () => {
  vi.useFakeTimers();
  purchases.write('ana', { step: 'value' });
  vi.advanceTimersByTime(31 * 60 * 1000);
  expect(purchases.read('ana')).toBeNull();
});

test.each(['not json', '7', '{"operatorId":"ana"}'])('what cannot be read is nothing: %s', (text) => {
  sessionStorage.setItem('balcao.operation.draft.purchase', text);
  expect(purchases.read('ana')).toBeNull();
});

test('a page whose session ended takes nothing away from the operator who will be back', () => {
  purchases.write('ana', { step: 'value' });
  purchases.write('', { step: 'choosing' });
  purchases.write('', null);
  expect(purchases.read('ana')).toEqual({ step: 'value' });
});
