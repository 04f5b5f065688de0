import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { oneFailed, onePassed, type StepResult } from './step.ts';

export interface Command {
  readonly command: string;
  readonly options: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
}

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

const startFailed = 127;

/** Runs a program of node_modules/.bin and returns everything it printed. */
export function runCommand({ command, options, env = {}, folder = '.' }: Command): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(join(process.cwd(), 'node_modules', '.bin', command), options, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ code: startFailed, output: `${command}: ${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A check that counts as one: passed when the command ends with 0. What it needs and is missing is a failure. */
export async function checkWith(command: Command, needs: readonly string[] = []): Promise<StepResult> {
  const missing = needs.filter((path) => !existsSync(path));
  if (missing.length > 0) return oneFailed(`missing: ${missing.join(', ')}\n`);
  const { code, output } = await runCommand(command);
  return code === 0 ? onePassed(output) : oneFailed(`${output}exit code ${code}\n`);
}
