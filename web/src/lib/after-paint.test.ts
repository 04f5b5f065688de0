import { beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let paint: FrameRequestCallback = () => undefined;
const run = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  run.mockReset();
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    paint = frame;
    return 1;
  });
  return () => vi.useRealTimers();
});

test('runs once, after the frame', () => {
  afterPaint(run);
  expect(run).not.toHaveBeenCalled();
  paint(0);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});

test('where nothing is painted it does not wait for it, and it may be left undone', () => {
  afterPaint(run);
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
  afterPaint(run)();
  vi.advanceTimersByTime(1_000);
  expect(run).toHaveBeenCalledOnce();
});
