import type { Log } from '../../../kernel/log.ts';
import { inTurn, type TurnOptions } from '../../../kernel/own-process/in-turn.ts';
import type { PictureMeasures } from '../rules/measures.ts';
import type { Recomputed } from '../rules/recomputed.ts';
import { type Asked, type ReaderLimits, startReader } from './reader-process.ts';

/** Measures of each picture, null of one that cannot be read; null when the machine cannot tell. */
export type ReadFaces = (pictures: Asked) => Promise<(PictureMeasures | null)[] | null>;

export interface FaceReader {
  read: ReadFaces;
  /** A picture drawn anew, with the faces on it where this processor looks for any; null when no process could. */
  recompute(picture: Uint8Array): Promise<Recomputed | null>;
}

export interface ReaderOptions extends ReaderLimits, TurnOptions {
  hasSimd: boolean;
  start: typeof startReader;
}

/** The smallest module with an instruction of SIMD: without it one picture takes seconds. */
const simdModule = Buffer.from('0061736d010000000105016000017b030201000a0a0108004100fd0ffd620b', 'hex');

/** Node has it; the types of a server without a browser's do not say so. */
const { WebAssembly } = globalThis as unknown as { WebAssembly: { validate(bytes: Uint8Array): boolean } };

const usual: ReaderOptions = {
  most: 20,
  startMs: 30_000,
  deadlineMs: 20_000,
  idleMs: 300_000,
  asksOfOne: 500,
  heapMb: 256,
  memoryMb: 900,
  hasSimd: WebAssembly.validate(simdModule),
  start: startReader,
};

/** Reads pictures in a process that starts with the first. */
export function createFaceReader(log: Pick<Log, 'warn'>, options: Partial<ReaderOptions> = {}): FaceReader {
  const own = { ...usual, ...options };
  const work = inTurn(log, { ...own, start: () => own.start(own), failed: 'faces could not be read' });
  let isTold = false;
  const mayFind = () => {
    if (!own.hasSimd && !isTold)
      log.warn('no face is read on this processor: it lacks SIMD, so a person looks at each');
    isTold = true;
    return own.hasSimd;
  };
  return {
    read: async (pictures) => (mayFind() ? work((process) => process.ask(pictures)) : null),
    recompute: async (picture) => work((process) => process.recompute({ picture, findsFaces: mayFind() })),
  };
}
