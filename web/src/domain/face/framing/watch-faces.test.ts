import { describe, expect, test, vi } from 'vitest';
import { fakeDetector, framedFace } from './testing/fake-detector.ts';
import { watchFaces } from './watch-faces.ts';
import { answerWith, type FromDetector } from './watcher.ts';

const picture = () => ({ pixels: new Uint8ClampedArray(16), width: 2, height: 2 });
const settled = () => vi.advanceTimersByTimeAsync(1);

describe('a watch for faces', () => {
  test('finds what the worker finds, and ends it', async () => {
    vi.useFakeTimers();
    const detector = fakeDetector();
    const watch = watchFaces();
    const early = vi.fn<typeof picture>(picture);
    expect([await watch.find(early), early.mock.calls]).toEqual([null, []]);
    await settled();
    expect(await watch.find(picture)).toEqual([framedFace]);
    detector.faces = [];
    expect(await watch.find(picture)).toEqual([]);
    watch.stop();
    expect([await watch.find(picture), detector.stopped]).toEqual([null, 1]);
  });

  test('one picture at a time: another is not looked at meanwhile', async () => {
    vi.useFakeTimers();
    const detector = fakeDetector();
    const watch = watchFaces();
    await settled();
    const both = [watch.find(picture), watch.find(picture)];
    expect(await Promise.all(both)).toEqual([[framedFace], null]);
    expect(detector.asked).toBe(1);
  });

  test('a browser without workers is told nothing', async () => {
    vi.stubGlobal('Worker', undefined);
    const watch = watchFaces();
    expect(await watch.find(picture)).toBeNull();
    watch.stop();
    vi.unstubAllGlobals();
  });

  test.each([
    ['fails', 1],
    ['hangs', 21_000],
  ] as const)('a detector that %s is given up after its time', async (start, ms) => {
    vi.useFakeTimers();
    const detector = fakeDetector();
    detector.start = start;
    const watch = watchFaces();
    await vi.advanceTimersByTimeAsync(ms);
    expect([await watch.find(picture), detector.stopped]).toEqual([null, 1]);
  });

  test('an answer that does not come is the last one asked for', async () => {
    vi.useFakeTimers();
    const detector = fakeDetector();
    const watch = watchFaces();
    await settled();
    detector.faces = null;
    const asked = watch.find(picture);
    await vi.advanceTimersByTimeAsync(3_000);
    detector.faces = [framedFace];
    expect([await asked, await watch.find(picture), detector.stopped]).toEqual([null, null, 1]);
  });
});

test('the worker is ready once it has looked at one picture, and answers each by its faces', async () => {
  const said: FromDetector[] = [];
  const looked: number[] = [];
  const answer = answerWith(
    () => Promise.resolve(({ width }) => (looked.push(width), Promise.resolve([framedFace]))),
    (one) => said.push(one),
  );
  await answer({ files: { topology: '', weights: '', machines: {} } });
  expect([said, looked]).toEqual([[{ isReady: true }], [1]]);
  await answer({ picture: picture() });
  expect(said[1]).toEqual({ faces: [framedFace] });
});
