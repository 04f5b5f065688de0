import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Pixels } from './decode.ts';

type Point = readonly [number, number, number?];

/** What we take of a face that the library found. */
export interface FoundFace {
  boxScore: number;
  annotations: Readonly<Record<string, readonly Point[]>>;
  rotation: { angle: { roll: number; yaw: number; pitch: number } } | null;
  embedding?: readonly number[];
}

interface Tensor {
  dispose(): void;
}

interface Library {
  tf: {
    io: { registerLoadRouter(router: (url: unknown) => { load(): Promise<unknown> } | null): void };
    tensor3d(data: Uint8Array, shape: readonly number[], type: 'int32'): Tensor;
  };
  load(): Promise<void>;
  detect(tensor: Tensor): Promise<{ face: FoundFace[] }>;
}

const off = { enabled: false };
const fresh = { skipFrames: 0, skipTime: 0 };
const MOST_FACES = 3;

const modelFile = z.object({
  modelTopology: z.unknown().optional(),
  signature: z.unknown().optional(),
  weightsManifest: z.array(z.object({ paths: z.array(z.string()), weights: z.array(z.unknown()) })),
});

/** Node's `fetch` reads no files. */
function fileRouter(url: unknown) {
  if (!String(url).startsWith('file:')) return null;
  const file = new URL(String(url));
  const load = () => {
    const { modelTopology, signature, weightsManifest } = modelFile.parse(JSON.parse(readFileSync(file, 'utf8')));
    const parts = weightsManifest.flatMap(({ paths }) => paths.map((part) => readFileSync(new URL(part, file))));
    const weightSpecs = weightsManifest.flatMap(({ weights }) => weights);
    return Promise.resolve({
      modelTopology,
      signature,
      weightSpecs,
      weightData: new Uint8Array(Buffer.concat(parts)).buffer,
    });
  };
  return { load };
}

/** The models, ready to look for faces. Scores of spoofing and liveness are off: nothing may be decided on them (ADR 0056). */
export async function loadModel(): Promise<(pixels: Pixels) => Promise<FoundFace[]>> {
  const require = createRequire(import.meta.url);
  // The package's main entry needs native TensorFlow, and its `exports` name no other for Node.
  const dist = path.dirname(require.resolve('@vladmandic/human'));
  const { Human } = require(path.join(dist, 'human.node-wasm.js')) as { Human: new (config: object) => Library };
  const library = new Human({
    backend: 'wasm',
    wasmPath: `${path.dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`,
    modelBasePath: `${pathToFileURL(path.join(dist, '../models')).href}/`,
    cacheSensitivity: 0,
    warmup: 'none',
    async: false,
    filter: off,
    gesture: off,
    body: off,
    hand: off,
    object: off,
    segmentation: off,
    face: {
      enabled: true,
      detector: { maxDetected: MOST_FACES, ...fresh },
      mesh: { enabled: true },
      iris: off,
      emotion: off,
      description: { enabled: true, ...fresh },
      antispoof: off,
      liveness: off,
    },
  });
  library.tf.io.registerLoadRouter(fileRouter);
  await library.load();
  return async ({ data, width, height }) => {
    const tensor = library.tf.tensor3d(data, [height, width, 3], 'int32');
    try {
      return (await library.detect(tensor)).face;
    } finally {
      tensor.dispose();
    }
  };
}
