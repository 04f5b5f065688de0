import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface ChildProgram {
  /** What the first line that matched said, its first group. */
  said: string;
  child: ChildProcessWithoutNullStreams;
  exited: Promise<{ code: number | null; errors: string }>;
}

export interface ProgramOptions {
  env?: Record<string, string>;
  /** Node's own options, before the program. */
  nodeOptions?: readonly string[];
  /** Run as TypeScript from its sources; a built program says false. */
  isSource?: boolean;
}

/**
 * Starts a program of the repository in a process of its own and waits for a line of its output.
 * @throws Error with what it wrote to standard error when it ends first.
 */
export async function startProgram(path: string, line: RegExp, options: ProgramOptions = {}): Promise<ChildProgram> {
  const source = options.isSource === false ? [] : ['--import', 'tsx', '--conditions', 'source'];
  const child = spawn(process.execPath, [...source, ...(options.nodeOptions ?? []), path], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...options.env },
  });
  // A failed test must not leave its programs behind.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-8_000);
  });
  const exited = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, errors }));
  const said = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (text) => {
      const found = line.exec(text);
      if (found) resolve(found[1] ?? '');
    });
  });
  const first = await Promise.race([said, exited]);
  if (typeof first === 'string') return { said: first, child, exited };
  throw new Error(`${path} ended with ${first.code}: ${first.errors}`);
}

export interface DurablePostgres {
  url: string;
  /** SIGKILL to it, then a start on the same data; resolves when it takes connections again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Of its own and safe from a kill: the one the tests share may lose what it acknowledged. Ends with this process. */
export async function startDurablePostgres(): Promise<DurablePostgres> {
  const { said, child, exited } = await startProgram('tools/real-postgres/durable-command.ts', /^(postgres:.*)$/);
  const stop = async () => {
    child.stdin?.end();
    await exited;
  };
  const crash = async () => {
    const restarted = once(child.stdout, 'data');
    child.stdin.write('crash\n');
    await restarted;
  };
  return { url: said, crash, stop };
}
