import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDocs } from './check-docs.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'balcao-docs-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

function found(): string[] {
  return checkDocs(root).problems.map(({ path, line, message }) => `${path}:${line} ${message}`);
}

test('a quoted path that does not exist is found, in pages and in README files', async () => {
  await put('docs/page.md', 'See `docs/page.md`,\n`docs/gone.md` and `npm test`, `a/b` or `server/<x>/index.ts`.');
  await put('server/src/README.md', '`kernel/clock.ts` `src/kernel/gone.ts` `../README.md`');
  await put('server/src/kernel/clock.ts', '');
  expect(found()).toEqual([
    'docs/page.md:2 `docs/gone.md` does not exist',
    'server/src/README.md:1 `src/kernel/gone.ts` does not exist',
    'server/src/README.md:1 `../README.md` does not exist',
  ]);
});

test('fenced blocks and folders made by a build are left out', async () => {
  await put('docs/page.md', '```\n`docs/gone.md`\n```\n`server/dist/main.js`');
  expect(found()).toEqual([]);
});

test('each module has a short README and says what it is', async () => {
  await put('server/src/modules/simulation/README.md', 'line\n'.repeat(26));
  await put('server/src/modules/books/module.ts', '');
  expect(found()).toEqual([
    'server/src/modules/books/README.md:1 every module has this file',
    'server/src/modules/simulation/module.ts:1 every module has this file',
    'server/src/modules/simulation/README.md:26 at most 25 lines',
  ]);
});

test('a README that names tables of another module, or leaves out its own, is found', async () => {
  await put(
    'server/src/modules/books/README.md',
    'The journal. Owns `journal_entries`, `retailer_entries`, `retailer_lines`, `contract_postings`, `ledger_months`, `ledger_days` and\n`contracts`.\n\nNot `fees`.',
  );
  await put('server/src/modules/books/module.ts', '');
  expect(found()).toEqual([
    'server/src/modules/books/README.md:1 journal_lines is a table of books',
    'server/src/modules/books/README.md:1 contracts is a table of contracts',
  ]);
});
