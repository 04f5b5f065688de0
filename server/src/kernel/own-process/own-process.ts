import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface ProcessLimits {
  /** Of starting, and of one ask. */
  startMs: number;
  deadlineMs: number;
  heapMb: number;
  /** Of the whole process, memory of a model and of decoded pictures among it; told on Linux alone. */
  memoryMb: number;
}

/** What such a process says: 'ready' once, then an answer to each ask. */
export type Told<Said> = 'ready' | { fault: string } | Said;

export interface OwnProcess<Asked, Said> {
  /** @throws Error once the process is gone: it is asked nothing more. */
  ask(asked: Asked): Promise<Said>;
  end(): void;
}

const isSource = import.meta.url.endsWith('.ts');
const WATCH_MS = 200;
const PAGE_BYTES = 4_096;
const MOST_WORDS = 2_000;
const LAST_WORDS_MS = 500;

/** File of a program beside its caller, from source or built. `name` is './program', without an ending. */
export const programBeside = (callerUrl: string, name: string): string =>
  fileURLToPath(new URL(`${name}.${isSource ? 'ts' : 'js'}`, callerUrl));

/** From source, as tests and developers run it, a process needs tsx of its own. */
const sourceLoader = (): string[] => [
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
  '--conditions=source',
];

function memoryMbOf(pid: number | undefined): number {
  try {
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(resident) * PAGE_BYTES) / 1024 ** 2;
  } catch {
    return 0;
  }
}

/** Steps below the server: what is left of a processor when tills ask for all of it is a tenth of one, and pictures wait. */
const STEPS_BELOW = 10;

/** The threads of a process, which have a priority each on Linux; elsewhere itself. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

/** At once, since threads take the priority of who starts them, and again once it is ready: some began before. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  const below = Math.min(constants.priority.PRIORITY_LOW, getPriority() + STEPS_BELOW);
  try {
    for (const thread of threadsOf(pid)) setPriority(thread, below);
  } catch {
    // A system that does not let us, or a process that is gone: it reads as fast as it may, or its end is heard.
  }
}

/** Neither the process nor what it says keeps the server from stopping, unless somebody waits for an answer. */
function hold(child: ChildProcess, isHeld: boolean): void {
  const held = isHeld ? 'ref' : 'unref';
  child[held]();
  child.channel?.[held]();
}

/** The next thing a process says; whatever it does instead ends it. */
function nextSaid(child: ChildProcess, name: string, waitMs: number, memoryMb: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    hold(child, true);
    const done = () => {
      clearTimeout(deadline);
      clearInterval(watch);
      child.off('message', say).off('exit', die).off('error', fail);
      hold(child, false);
    };
    const fail = (error: Error) => {
      done();
      child.kill('SIGKILL');
      reject(error);
    };
    const say = (said: unknown) => {
      done();
      resolve(said);
    };
    const die = (code: number | null, signal: string | null) =>
      fail(new Error(`the ${name} process ended (${signal ?? code})`));
    const deadline = setTimeout(() => fail(new Error(`the ${name} process said nothing for ${waitMs} ms`)), waitMs);
    const watch = setInterval(() => {
      if (memoryMbOf(child.pid) > memoryMb) fail(new Error(`the ${name} process took more than ${memoryMb} MB`));
    }, WATCH_MS);
    child.on('message', say).on('exit', die).on('error', fail);
    if (child.exitCode !== null || child.signalCode !== null) die(child.exitCode, child.signalCode);
  });
}

const isFault = (said: unknown): said is { fault: string } =>
  typeof said === 'object' && said !== null && 'fault' in said;

/**
 * A process of its own reads what strangers send: what breaks a decoder or a model ends it, not the server, and it holds
 * no secret and no variable of the server. `program` is its file, `name` how it is called in the log.
 */
export async function startOwnProcess<Asked, Said>(
  { program, name }: { program: string; name: string },
  limits: ProcessLimits,
): Promise<OwnProcess<Asked, Said>> {
  const child = fork(program, [], {
    execArgv: [`--max-old-space-size=${limits.heapMb}`, ...(isSource ? sourceLoader() : [])],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  giveWay(child);
  let words = '';
  child.stderr?.on('data', (part: Buffer) => (words = `${words}${part.toString()}`.slice(-MOST_WORDS)));
  // A pipe to a child is a socket, whose type here does not say so.
  (child.stderr as { unref?: () => void } | null)?.unref?.();
  const closed = new Promise((done) => void child.once('close', done));
  const hear = async (waitMs: number) => {
    const said = await nextSaid(child, name, waitMs, limits.memoryMb).catch(async (error: unknown) => {
      // Its last words may come after its end.
      await Promise.race([closed, new Promise((done) => void setTimeout(done, LAST_WORDS_MS))]);
      throw new Error(words.trim() || `the ${name} process is gone`, { cause: error });
    });
    if (isFault(said)) {
      child.kill('SIGKILL');
      throw new Error(said.fault);
    }
    return said;
  };
  await hear(limits.startMs);
  giveWay(child);
  return {
    async ask(asked) {
      const heard = hear(limits.deadlineMs);
      // What cannot be told to it ends it, and its end is heard.
      child.send(asked as object, (error) => void (error && child.kill('SIGKILL')));
      return (await heard) as Said;
    },
    end: () => void child.kill('SIGKILL'),
  };
}
