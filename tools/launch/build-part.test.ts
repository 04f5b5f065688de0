import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildPart } from './build-part.mjs';

const part = {
  name: 'server',
  stamp: 'cache/server.stamp',
  sources: ['src', 'absent'],
  outputs: ['dist/main.js'],
  tool: 'fake-compiler',
  program: 'compile.cjs',
  options: ['dist/main.js'],
  folder: '.',
};
const compiler = 'node_modules/fake-compiler';
let root = '';

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'balcao-launch-'));
  await put('src/main.ts', 'one');
  await put('dist/.keep', '');
  await put(`${compiler}/package.json`, '{}');
  await put(`${compiler}/compile.cjs`, "require('fs').writeFileSync(process.argv[2], 'built');");
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function states(...actions: (() => Promise<unknown>)[]): Promise<string[]> {
  const found = [(await buildPart(root, part)).state];
  for (const action of actions) {
    await action();
    found.push((await buildPart(root, part)).state);
  }
  return found;
}

test('builds once, and again only when a source or output changed', async () => {
  const same = (): Promise<void> => Promise.resolve();
  const older = (): Promise<void> => utimes(join(root, 'src/main.ts'), 1, 1);
  const added = (): Promise<void> => put('src/more.ts', '');
  const removed = (): Promise<void> => rm(join(root, 'src/more.ts'));
  const lost = (): Promise<void> => rm(join(root, 'dist/main.js'));
  const generated = (): Promise<void> => put('src/routes.gen.ts', '');
  expect(await states(same, older, added, removed, lost, generated)).toEqual([
    'built',
    'fresh',
    'built',
    'built',
    'built',
    'built',
    'fresh',
  ]);
});

test('a failing compiler is told with its output and tried again', async () => {
  await put(`${compiler}/compile.cjs`, "console.log('line 1 is wrong'); process.exit(2);");
  expect(await buildPart(root, part)).toEqual({ name: 'server', state: 'failed', output: 'line 1 is wrong\n' });
  expect(await states()).toEqual(['failed']);
});

test('a compiler that writes nothing has failed', async () => {
  await put(`${compiler}/compile.cjs`, '');
  expect((await buildPart(root, part)).output).toBe('dist/main.js was not written\n');
});

test('without a compiler, what was built before is kept', async () => {
  await buildPart(root, part);
  await put('src/main.ts', 'changed');
  const bare = { ...part, tool: 'absent-compiler' };
  expect((await buildPart(root, bare)).state).toBe('kept');
  await rm(join(root, 'dist'), { recursive: true });
  expect((await buildPart(root, bare)).state).toBe('failed');
});
