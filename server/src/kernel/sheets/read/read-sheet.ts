import { Worker } from 'node:worker_threads';
import { refuse } from '../../refusal.ts';
import { limits, wall } from './limits.ts';
import type { SheetRefusal, SheetRow } from './sheet.ts';

export type ReadSheet = (bytes: Uint8Array) => Promise<SheetRow[]>;
type Outcome = { rows: SheetRow[] } | { code: SheetRefusal };

const isSource = import.meta.url.endsWith('.ts');
const program = new URL(isSource ? './sheet-worker.ts' : './sheet-worker.js', import.meta.url);
/** From source, as tests and developers run it, a thread needs tsx of its own. */
const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import('${program.href}'); })`;

/** Reads behind the wall: whatever the file makes the thread do, it ends at the deadline, and its memory with it. */
function inWorker(bytes: Uint8Array, deadlineMs: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(isSource ? fromSource : program, {
      eval: isSource,
      workerData: bytes,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: wall.heapMb, maxYoungGenerationSizeMb: wall.youngMb },
    });
    let timer: NodeJS.Timeout | undefined;
    const end = (outcome: Outcome) => {
      clearTimeout(timer);
      resolve(outcome);
      void worker.terminate();
    };
    worker.on('message', (said: 'ready' | Outcome) => {
      // The thread's own start is not the file's doing.
      if (said === 'ready') timer = setTimeout(end, deadlineMs, { code: 'SHEET_TOO_SLOW' });
      else end(said);
    });
    // Out of memory, above all.
    worker.once('error', () => end({ code: 'SHEET_TOO_LARGE' }));
  });
}

/**
 * Reads sheets that strangers send, one at a time.
 * @throws Refusal of a {@link SheetRefusal}, TOO_MANY_REQUESTS while many wait.
 */
export function createSheetReader({ deadlineMs = wall.deadlineMs }: { deadlineMs?: number } = {}): ReadSheet {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (bytes) => {
    if (bytes.length > limits.fileBytes) refuse('SHEET_TOO_LARGE');
    if (waiting >= wall.waiting) refuse('TOO_MANY_REQUESTS');
    waiting += 1;
    const reading = last.then(() => inWorker(bytes, deadlineMs));
    last = reading;
    const outcome = await reading.finally(() => (waiting -= 1));
    if ('code' in outcome) refuse(outcome.code);
    return outcome.rows;
  };
}
