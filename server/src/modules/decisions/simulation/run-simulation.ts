import { Worker } from 'node:worker_threads';
import type { CreditFacts, CreditSheet } from '@balcao/contract';
import { refuse } from '../../../kernel/refusal.ts';
import type { Simulation, SimulationAsk } from '../rules/simulate.ts';

/** Of invented applicants which ones, or what was known of people. */
export type SimulationWork = { champion: CreditSheet; challenger: CreditSheet } & (
  | SimulationAsk
  | { people: readonly CreditFacts[] }
);

const isSource = import.meta.url.endsWith('.ts');
const program = new URL(isSource ? './simulation-worker.ts' : './simulation-worker.js', import.meta.url);
/** From source, as tests and developers run it, a thread needs tsx of its own. */
const fromSource = `import('tsx/esm/api').then(({ register }) => { register(); return import('${program.href}'); })`;

const MOST_WAITING = 8;
const IDLE_MS = 10_000;

/** One thread for all simulations, so that the counter never waits for one; it ends when nobody has asked for a while. */
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

function threadNow(): Worker {
  clearTimeout(idle);
  if (thread) return thread;
  const started = new Worker(isSource ? fromSource : program, {
    eval: isSource,
    execArgv: isSource ? ['--conditions', 'source'] : [],
    env: {},
  });
  started.unref();
  started.once('exit', () => {
    if (thread === started) thread = undefined;
  });
  thread = started;
  return started;
}

/** A thread has no origin to name. */
const ask = (worker: Worker, ...said: Parameters<Worker['postMessage']>) => worker.postMessage(...said);

function inThread(work: SimulationWork): Promise<Simulation> {
  const worker = threadNow();
  return new Promise((resolve, reject) => {
    const done = () => {
      worker.removeAllListeners('message').removeAllListeners('error');
      idle = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
    };
    worker.once('message', (said: Simulation) => {
      done();
      resolve(said);
    });
    worker.once('error', (error) => {
      done();
      reject(error);
    });
    ask(worker, work);
  });
}

/** Tries two policies on applicants, beside the server's own work. @throws Refusal TOO_MANY_REQUESTS. */
export async function runSimulation(work: SimulationWork): Promise<Simulation> {
  if (waiting >= MOST_WAITING) refuse('TOO_MANY_REQUESTS');
  waiting += 1;
  const running = last.then(() => inThread(work));
  last = running.catch(() => undefined);
  return running.finally(() => (waiting -= 1));
}
