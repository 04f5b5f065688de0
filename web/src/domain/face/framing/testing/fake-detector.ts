import { onTestFinished, vi } from 'vitest';
import type { FoundFace } from '../../rules/found-face.ts';
import type { FromWatcher } from '../watcher.ts';

/** As a camera sees who holds it as asked. */
export const framedFace: FoundFace = { x: 0.5, y: 0.5, width: 0.43, height: 0.33, score: 0.93, roll: 0, yaw: 0 };

export interface FakeDetector {
  /** What it finds from now on; null: it does not answer any more. */
  faces: readonly FoundFace[] | null;
  /** What becomes of the start. */
  start: 'ready' | 'hangs' | 'fails';
  started: number;
  stopped: number;
  asked: number;
}

/** A worker that looks for faces, which jsdom has none of; gone when the test ends. */
export function fakeDetector(): FakeDetector {
  const detector: FakeDetector = { faces: [framedFace], start: 'ready', started: 0, stopped: 0, asked: 0 };
  class FakeWorker extends EventTarget {
    constructor() {
      super();
      detector.started += 1;
    }
    postMessage(said: FromWatcher) {
      if ('picture' in said) detector.asked += 1;
      const { faces, start } = detector;
      const says = (data: unknown) =>
        void Promise.resolve().then(() => this.dispatchEvent(new MessageEvent('message', { data })));
      if ('files' in said && start === 'ready') says({ isReady: true });
      if ('files' in said && start === 'fails')
        void Promise.resolve().then(() => this.dispatchEvent(new Event('error')));
      if ('picture' in said && faces) says({ faces });
    }
    terminate() {
      detector.stopped += 1;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  onTestFinished(() => void vi.unstubAllGlobals());
  return detector;
}
