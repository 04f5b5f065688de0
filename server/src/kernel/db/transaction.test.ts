import { afterEach, expect, test, vi } from 'vitest';
import { sqlState, withRetry } from './transaction.ts';

const failure = (code: string) => Object.assign(new Error(`state ${code}`), { code });
afterEach(() => vi.restoreAllMocks());

/** Fails `times` times with `error`, then answers; counts its runs. */
function failing(times: number, error: unknown) {
  const work = vi.fn<() => Promise<string>>(async () => {
    if (work.mock.calls.length <= times) throw error;
    return 'done';
  });
  return work;
}

test.each(['40001', '40P01'])('state %s is tried again until it passes', async (code) => {
  const work = failing(3, failure(code));
  expect(await withRetry(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(4);
});

test.each([
  ['a unique key taken', failure('23505')],
  ['a lock not available', failure('55P03')],
  ['a guard of ours', failure('BG001')],
  ['any other error', new Error('no state')],
  ['a code that is no text', Object.assign(new Error('number'), { code: 40_001 })],
  ['a text', '40001'],
  ['null', null],
])('%s is not tried again', async (_name, error) => {
  const work = failing(1, error);
  await expect(withRetry(work)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what passes runs once', async () => {
  const work = failing(0, undefined);
  expect(await withRetry(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test('it gives up after three seconds, with the last failure', async () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1_000));
  const error = failure('40P01');
  const work = failing(Number.POSITIVE_INFINITY, error);
  await expect(withRetry(work)).rejects.toBe(error);
  expect(work).toHaveBeenCalledTimes(3);
});

test('the state of a failure is its text code, or none', () => {
  expect(sqlState(failure('23505'))).toBe('23505');
  for (const error of [new Error('x'), null, undefined, 'x', { code: 7 }]) expect(sqlState(error)).toBeUndefined();
});
