import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../../server/src/kernel/http/openapi.ts';

const committed = resolve('contract/openapi.json');
const report = z.object({ problems: z.array(z.object({ ruleId: z.string(), message: z.string() })) });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-openapi-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the recommended rules find, warnings too: they do not change the exit code. */
async function problemsOf(file: string): Promise<string[]> {
  const program = resolve('node_modules/@redocly/cli/bin/cli.js');
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const options = [program, 'lint', file, '--extends=recommended', '--format=json', '--max-problems=1000'];
  const said = await new Promise<string>((done) => {
    // Away from the project, where no settings or ignore file can quieten a rule.
    execFile(process.execPath, options, { cwd: folder, env, maxBuffer: 64_000_000 }, (_error, out) => done(out));
  });
  return report.parse(JSON.parse(said)).problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

test('the committed document is what the contract says', async () => {
  expect(await readFile(committed, 'utf8')).toBe(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
});

test('the recommended rules say nothing about it', async () => {
  expect(await problemsOf(committed)).toEqual([]);
}, 60_000);

test('planted faults are found: errors, and what is only warned of', async () => {
  const text = await readFile(committed, 'utf8');
  const wrong = [
    ['"operationId": "acceptProposal",', ''],
    ['"operationId": "payAmount"', '"operationId": "signIn"'],
    ['#/components/schemas/PayoffAnswer"', '#/components/schemas/None"'],
    ['"identifier": "LicenseRef-Proprietary"', '"x-none": true'],
  ].reduce((so, [from = '', to = '']) => so.replace(from, to), text);
  const file = join(folder, 'planted.json');
  await writeFile(file, wrong);
  const found = (await problemsOf(file)).join('\n');
  for (const rule of ['operation-operationId:', 'operation-operationId-unique', 'no-unresolved-refs', 'info-license'])
    expect(found).toContain(rule);
}, 60_000);
