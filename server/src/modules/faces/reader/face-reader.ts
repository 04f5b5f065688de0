import type { Log } from '../../../kernel/log.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { PictureMeasures } from '../rules/measures.ts';
import type { Recomputed } from '../rules/recomputed.ts';
import { type Asked, type ReaderLimits, type ReaderProcess, startReader } from './reader-process.ts';

/** Measures of each picture, null of one that cannot be read; null when the machine cannot tell. */
export type ReadFaces = (pictures: Asked) => Promise<(PictureMeasures | null)[] | null>;

export interface FaceReader {
  read: ReadFaces;
  /** A picture drawn anew, with the faces on it where this processor looks for any; null when no process could. */
  recompute(picture: Uint8Array): Promise<Recomputed | null>;
}

export interface ReaderOptions extends ReaderLimits {
  /** Asks that run or wait; more are refused. */
  most: number;
  /** An idle process gives its memory back. */
  idleMs: number;
  /** A process reads so many asks at most: what it may leak ends with it. */
  asksOfOne: number;
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

/**
 * Reads pictures one ask after the other, in a process that starts with the first. One that dies or hangs costs one
 * more try with a new one.
 */
export function createFaceReader(log: Pick<Log, 'warn'>, options: Partial<ReaderOptions> = {}): FaceReader {
  const own = { ...usual, ...options };
  let running: ReaderProcess | null = null;
  let asks = 0;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isTold = false;

  const end = () => {
    running?.end();
    running = null;
  };
  const ready = async () => {
    if (asks >= own.asksOfOne) end();
    if (!running) {
      running = await own.start(own);
      asks = 0;
    }
    asks += 1;
    return running;
  };
  const tryTwice = async <T>(work: (process: ReaderProcess) => Promise<T>): Promise<T | null> => {
    for (const attempt of [1, 2]) {
      try {
        return await work(await ready());
      } catch (error) {
        end();
        log.warn({ err: error, attempt }, 'faces could not be read');
      }
    }
    return null;
  };
  const inTurn = <T>(work: (process: ReaderProcess) => Promise<T>): Promise<T | null> => {
    if (waiting >= own.most) refuse('SERVICE_UNAVAIBLE');
    waiting += 1;
    clearTimeout(idle);
    const working = last.then(() => tryTwice(work));
    last = working;
    return working.finally(() => {
      waiting -= 1;
      if (waiting === 0) idle = setTimeout(end, own.idleMs).unref();
    });
  };
  const mayFind = () => {
    if (!own.hasSimd && !isTold)
      log.warn('no face is read on this processor: it lacks SIMD, so a person looks at each');
    isTold = true;
    return own.hasSimd;
  };
  return {
    read: async (pictures) => (mayFind() ? inTurn((process) => process.ask(pictures)) : null),
    recompute: async (picture) => inTurn((process) => process.recompute({ picture, findsFaces: mayFind() })),
  };
}
