import type { Pixels } from '../../../ui/camera/frame.ts';
import type { FoundFace } from '../rules/found-face.ts';
import type { DetectorFiles } from './detector.ts';
import type { FromDetector, FromWatcher } from './watcher.ts';

/** A detector that takes longer is not waited for: the person has long pressed the button. */
const LONGEST_START_MS = 20_000;
/** So slow a telephone is told nothing rather than what was true two seconds ago. */
const LONGEST_ANSWER_MS = 2_500;

export interface FaceWatch {
  /**
   * Faces on a picture, one at a time; null while the detector is not there, and for good once it failed. The picture is
   * drawn only where somebody looks at it.
   */
  find(draw: () => Pixels | null): Promise<readonly FoundFace[] | null>;
  stop(): void;
}

const fast = new URL('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm', import.meta.url).href;

/** Everything it is made of is served by us, named by its content and kept by the browser for a year. */
const files: DetectorFiles = {
  topology: new URL('face-model/blazeface.json', import.meta.url).href,
  weights: new URL('face-model/blazeface.bin', import.meta.url).href,
  machines: {
    'tfjs-backend-wasm.wasm': new URL('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm', import.meta.url)
      .href,
    'tfjs-backend-wasm-simd.wasm': fast,
    // Asked for by an isolated page alone, which ours are not; the library wants a name for it all the same.
    'tfjs-backend-wasm-threaded-simd.wasm': fast,
  },
};

const nobodyWatches: FaceWatch = { find: () => Promise.resolve(null), stop: () => undefined };

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('face-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/**
 * Looks for faces beside the page. Never throws: where there is no worker, no WebAssembly or no file in time, nobody
 * watches, and the picture is taken by the button.
 */
export function watchFaces(): FaceWatch {
  const worker = startWorker();
  if (!worker) return nobodyWatches;
  let state: 'starting' | 'ready' | 'gone' = 'starting';
  let answered: ((faces: readonly FoundFace[] | null) => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    state = 'gone';
    clearTimeout(timer);
    worker.terminate();
    answered?.(null);
  };
  const waitAtMost = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(stop, ms);
  };
  const tell = (said: FromWatcher) => worker.postMessage(said, 'picture' in said ? [said.picture.pixels.buffer] : []);
  worker.addEventListener('error', stop);
  worker.addEventListener('messageerror', stop);
  worker.addEventListener('message', ({ data }: MessageEvent<FromDetector>) => {
    clearTimeout(timer);
    if ('isReady' in data) state = 'ready';
    else answered?.(data.faces);
  });
  waitAtMost(LONGEST_START_MS);
  tell({ files });
  return {
    stop,
    async find(draw) {
      const picture = state === 'ready' && !answered && draw();
      if (!picture) return null;
      const answer = new Promise<readonly FoundFace[] | null>((resolve) => (answered = resolve));
      waitAtMost(LONGEST_ANSWER_MS);
      tell({ picture });
      const faces = await answer;
      answered = undefined;
      return faces;
    },
  };
}
