import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { measureTestRatio } from './test-ratio.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A web whose files have so many lines. */
async function webOf(files: Record<string, number>) {
  const root = await mkdtemp(join(tmpdir(), 'balcao-web-tests-'));
  folders.push(root);
  for (const [path, lines] of Object.entries(files)) {
    await mkdir(dirname(join(root, 'web/src', path)), { recursive: true });
    await writeFile(join(root, 'web/src', path), 'a\n'.repeat(lines));
  }
  return measureTestRatio(root);
}

const enough = { 'ui/a.tsx': 60, 'lib/b.ts': 40, 'ui/a.test.tsx': 50, 'testing/fake.ts': 10 };

test('lines of tests and of `testing` are compared with the rest', async () => {
  expect(await webOf(enough)).toEqual({ tests: 60, source: 100, isEnough: true });
});

test('a screen that comes without tests turns red; a part of the gallery does not', async () => {
  expect(await webOf({ ...enough, 'features/a/screen.tsx': 2 })).toMatchObject({ source: 102, isEnough: false });
  expect(await webOf({ ...enough, 'features/playground/a.tsx': 99 })).toMatchObject({ source: 100, isEnough: true });
});
