import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser/find-browser.ts';
import { buildPart } from '../launch/build-part.mjs';
import { playgroundPart, serverPart, webPart } from '../launch/parts.mjs';
import { countPlaywright, countVectors, countVitest, type Counts } from './count-tests.ts';
import { namePlaywrightFailures, nameVitestFailures } from './name-failures.ts';
import { runCommand, type Command } from './run-command.ts';
import { oneFailed, onePassed, type StepResult } from './step.ts';

async function withReport(
  commandFor: (report: string) => Command,
  count: (report: unknown, code: number) => Counts,
  nameFailures: (report: unknown) => string[],
): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'balcao-test-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await runCommand(commandFor(report));
    if (!existsSync(report)) return oneFailed(`${output}no report was written, exit code ${code}\n`);
    const told: unknown = JSON.parse(await readFile(report, 'utf8'));
    return { ...count(told, code), failures: nameFailures(told), output, isShown: true };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function runVitest(): Promise<StepResult> {
  const reporters = ['--reporter=default', '--reporter=json'];
  return withReport(
    (report) => {
      return { command: 'vitest', options: ['run', ...reporters, `--outputFile.json=${report}`] };
    },
    countVitest,
    nameVitestFailures,
  );
}

export async function runPlaywright(): Promise<StepResult> {
  if (!existsSync('e2e/journeys')) return oneFailed('missing: e2e/journeys\n');
  let browser: string;
  try {
    browser = findBrowser();
  } catch (error) {
    return oneFailed(`${String(error)}\n`);
  }
  return withReport(
    (report) => {
      const env = { BALCAO_BROWSER: browser, BALCAO_E2E_REPORT: report };
      return { command: 'playwright', options: ['test'], folder: 'e2e', env };
    },
    countPlaywright,
    namePlaywrightFailures,
  );
}

export async function runVectors(): Promise<StepResult> {
  const options = ['--conditions', 'source', 'tools/vectors.ts'];
  const { code, output } = await runCommand({ command: 'tsx', options });
  return { ...countVectors(output, code), output };
}

/** Builds what `npm start` would, in the same way, and the gallery that the journeys walk. */
export async function runBuild(): Promise<StepResult> {
  const root = process.cwd();
  const built = await Promise.all([serverPart, webPart, playgroundPart].map((part) => buildPart(root, part)));
  const output = built.map(({ name, state, output: text }) => `${name}: ${state}\n${text}`).join('');
  return built.some(({ state }) => state === 'failed' || state === 'kept') ? oneFailed(output) : onePassed(output);
}
