import { loadGraphModel } from '@tensorflow/tfjs-converter';
import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { concat, type io, reshape, setBackend, type Tensor, tensor4d, tidy } from '@tensorflow/tfjs-core';
import type { Pixels } from '../../../ui/camera/frame.ts';
import { facesOf, type FoundFace, PER_PLACE, PLACES, SIDE, squareOf } from '../rules/found-face.ts';

/** Addresses of what the detector is made of, all of them ours. */
export interface DetectorFiles {
  readonly topology: string;
  readonly weights: string;
  /** The machine code, by the name that its library asks for. */
  readonly machines: Readonly<Record<string, string>>;
}

interface ModelFile {
  modelTopology: io.ModelArtifacts['modelTopology'] & object;
  weightsManifest: { weights: io.WeightsManifestEntry[] }[];
}

async function got(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

async function load({ topology, weights, machines }: DetectorFiles) {
  setWasmPaths({ ...machines });
  if (!(await setBackend('wasm'))) throw new Error('no WebAssembly');
  const [file, weightData] = await Promise.all([
    got(topology).then((answer) => answer.json() as Promise<ModelFile>),
    got(weights).then((answer) => answer.arrayBuffer()),
  ]);
  const weightSpecs = file.weightsManifest.flatMap((part) => part.weights);
  return loadGraphModel({
    load: () => Promise.resolve({ modelTopology: file.modelTopology, weightSpecs, weightData }),
  });
}

/** Scores and boxes of the fine fields, then of the coarse ones: the model lists them as it likes. */
function inOneList(said: Tensor[]): Tensor {
  const [coarseScores, fineScores, coarse, fine] = [...said].sort((one, other) => one.size - other.size);
  if (!coarseScores || !fineScores || !coarse || !fine) throw new Error('another model');
  return concat([concat([fineScores, fine], 2), concat([coarseScores, coarse], 2)], 1);
}

/** Looks for faces on small pictures; the first is slower than the rest. */
export async function createDetector(files: DetectorFiles): Promise<(picture: Pixels) => Promise<FoundFace[]>> {
  const model = await load(files);
  return async ({ pixels, width, height }) => {
    const said = tidy(() => {
      const square = tensor4d(squareOf(pixels, { width, height }), [1, SIDE, SIDE, 3]);
      return reshape(inOneList(model.execute(square) as Tensor[]), [PLACES, PER_PLACE]);
    });
    try {
      return facesOf((await said.data()) as Float32Array, { width, height });
    } finally {
      said.dispose();
    }
  };
}
