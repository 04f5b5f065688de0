import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectRefusal } from '../../../testing/refusals.ts';
import { pictureOf } from '../testing/measures.ts';
import { createFaceReader, type ReaderOptions } from './face-reader.ts';
import type { ReaderProcess } from './reader-process.ts';

const measures = [pictureOf('FRONT')];
const picture = [new Uint8Array(3)];
const warn = vi.fn<(...said: unknown[]) => void>();
let started: number;
let ended: number;
let ask: ReaderProcess['ask'];
const start: ReaderOptions['start'] = () => {
  started += 1;
  return Promise.resolve({
    ask: (pictures) => ask(pictures),
    recompute: () => Promise.resolve({ broken: 'DAMAGED' }),
    end: () => void (ended += 1),
  });
};
const reader = (options: Partial<ReaderOptions> = {}) =>
  createFaceReader({ warn }, { start, hasSimd: true, ...options }).read;

beforeEach(() => {
  started = 0;
  ended = 0;
  ask = () => Promise.resolve(measures);
  warn.mockReset();
});
afterEach(() => void vi.useRealTimers());

test('the process starts with the first ask, and reads the next ones too', async () => {
  const read = reader();
  expect(started).toBe(0);
  expect(await read(picture)).toEqual(measures);
  await read(picture);
  expect(started).toBe(1);
});

describe('a process that dies', () => {
  test('costs one more try with a new one', async () => {
    ask = vi.fn<ReaderProcess['ask']>().mockRejectedValueOnce(new Error('killed')).mockResolvedValue(measures);
    expect(await reader()(picture)).toEqual(measures);
    expect([started, ended]).toEqual([2, 1]);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('twice says nothing, and the next ask is served', async () => {
    ask = vi
      .fn<ReaderProcess['ask']>()
      .mockRejectedValueOnce(new Error('killed'))
      .mockRejectedValueOnce(new Error('killed'))
      .mockResolvedValue(measures);
    const read = reader();
    const [first, second] = await Promise.all([read(picture), read(picture)]);
    expect(first).toBeNull();
    expect(second).toEqual(measures);
  });

  test('at its start is one that dies', async () => {
    const read = createFaceReader({ warn }, { start: () => Promise.reject(new Error('no model')), hasSimd: true }).read;
    expect(await read(picture)).toBeNull();
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

test('twenty at once wait for each other, the next is refused, and there is room again afterwards', async () => {
  let running = 0;
  let most = 0;
  ask = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => void setTimeout(done, 1));
    running -= 1;
    return measures;
  };
  const read = reader();
  const twenty = Array.from({ length: 20 }, () => read(picture));
  await expectRefusal(read(picture), 'SERVICE_UNAVAIBLE');
  expect(await Promise.all(twenty)).toHaveLength(20);
  expect(most).toBe(1);
  expect(await read(picture)).toEqual(measures);
});

test('an idle process gives its memory back, and one that has read much is replaced', async () => {
  vi.useFakeTimers();
  const read = reader({ idleMs: 1_000, asksOfOne: 2 });
  await read(picture);
  await read(picture);
  await read(picture);
  expect([started, ended]).toEqual([2, 1]);
  vi.advanceTimersByTime(1_000);
  expect(ended).toBe(2);
  await read(picture);
  expect(started).toBe(3);
});

test('a processor without SIMD starts nothing, and says so once', async () => {
  const read = reader({ hasSimd: false });
  expect([await read(picture), await read(picture)]).toEqual([null, null]);
  expect(started).toBe(0);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('SIMD'));
});
