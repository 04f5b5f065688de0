import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packages } from '../module-map.ts';
import { checkBoundaries, type BoundaryReport } from './check-boundaries.ts';
import { judgeMigrations } from './judge/migrations.ts';
import { plantedFaults, plantedMigrations, rightMigrations } from './planted-faults.ts';
import { plantedImports, plantedTargets } from './planted-imports.ts';
import { readMigrations } from './read/migrations.ts';
import { unrecordedWrites } from './unrecorded-writes.ts';

const generated = new Set(['node_modules', 'dist', 'data']);
let folder = '';

async function put(root: string, path: string, text: string): Promise<void> {
  const place = join(root, path);
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-boundaries-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('wrongs planted in a copy of this repository', () => {
  let report: BoundaryReport;

  beforeAll(async () => {
    const copy = join(folder, 'copy');
    const keep = (path: string): boolean => !path.split('/').some((name) => generated.has(name));
    for (const name of Object.keys(packages)) {
      await cp(name, join(copy, name), { recursive: true, filter: keep });
    }
    for (const [path, text] of Object.entries(plantedTargets)) await put(copy, path, text);
    for (const { path, text } of plantedImports) await put(copy, path, text);
    for (const { files } of plantedFaults) {
      for (const [path, text] of Object.entries(files)) await put(copy, path, text);
    }
    report = checkBoundaries(copy);
  });

  test.each(plantedImports)('$name turns red', ({ path, says }) => {
    const messages = report.problems.filter((problem) => problem.path === path).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining(says));
  });

  test.each(plantedFaults)('$name turns red', ({ at, says }) => {
    const messages = report.problems.filter(({ path }) => path === at).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining(says));
  });
});

describe('a migration after those of this repository', () => {
  const history = readMigrations(process.cwd());
  const path = 'server/migrations/9999_planted.sql';

  test.each(plantedMigrations)('$name turns red', ({ files, at, says }) => {
    const planted = Object.entries(files).map(([name, text]) => ({ path: name, text }));
    const found = judgeMigrations([...history, ...planted]).filter((fault) => fault.path === at);
    expect(found).toEqual([expect.objectContaining({ message: expect.stringContaining(says) })]);
  });

  test.each(rightMigrations)('%s stays green', (text) => {
    expect(judgeMigrations([...history, { path, text }])).toEqual(judgeMigrations(history));
  });
});

test('right imports stay green', async () => {
  const root = join(folder, 'right');
  const files = {
    'contract/package.json': '{ "exports": { ".": "./src/index.ts" } }',
    'contract/src/index.ts': "export * from './money.ts';",
    'contract/src/money.ts': 'export type Cents = number;',
    'server/src/kernel/clock.ts': 'export type Clock = () => Date;',
    'server/src/modules/books/index.ts':
      "import type { Clock } from '../../kernel/clock.ts'; export type Books = Clock;",
    'server/src/modules/books/ports.ts': "export type { Cents } from '@balcao/contract';",
    'server/src/modules/credit/index.ts': "export type { Books } from '../books/index.ts';",
    'server/src/modules/credit/store.ts':
      "import type { F } from './rules/fits.ts'; export const sold: F[] = []; export const q = 'update coupons set a = 1';",
    'server/src/modules/credit/rules/shape.ts': "export type { A } from '../facts.ts';",
    'server/src/modules/credit/facts.ts': 'export type A = 1;',
    'server/src/modules/credit/invariants.ts': "export const q = 'select 1 from coupons join contracts using (id)';",
    'server/src/modules/books/pix/store.ts': "export const q = 'select from pix_charges join pix_receipts using (id)';",
    'server/src/modules/credit/rules/fits.ts': "import type { Cents } from '@balcao/contract'; export type F = Cents;",
    'server/src/modules/contracts/index.ts': "export { a } from './a.ts'; export { Sql } from './world.ts';",
    'server/src/modules/contracts/a.ts': 'export const a = 1;',
    'server/src/modules/contracts/world.ts': "export { Sql } from 'sql-template-tag';",
    'server/src/modules/pix/rules/splits.ts': "import { a } from '../../contracts/index.ts'; export const b = a;",
    'server/src/modules/credit/credit.test.ts': "import { app } from '../../app.ts'; export const b = app;",
    'server/src/providers/bank/index.ts': "export type { Cents } from '../../modules/books/ports.ts';",
    'server/src/app.ts':
      "export * as app from './modules/credit/rules/fits.ts'; export * from './providers/bank/index.ts';",
    'web/src/ui/button.tsx': "import 'node-free'; export const a = 1;",
    'web/src/features/counter/screens/sell.tsx': "export { a } from '../../../ui/button.tsx';",
    'web/src/routes/sell.tsx': "export { a } from '../features/counter/screens/sell.tsx';",
    'tools/any.ts': "export * from '../server/src/app.ts'; export const load = (path: string) => import(path);",
  };
  for (const [path, text] of Object.entries(files)) await put(root, path, text);
  const { problems, files: count, imports } = checkBoundaries(root);
  expect(problems).toEqual([]);
  expect({ count, imports }).toEqual({ count: 23, imports: 20 });
});

test('each reason for a write outside an act is of a file that is there', () => {
  expect(Object.keys(unrecordedWrites).filter((path) => !existsSync(path))).toEqual([]);
});

test('a check that read nothing fails', () => {
  expect(() => checkBoundaries(join(folder, 'empty'))).toThrow('proved nothing');
});
