import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packages } from '../module-map.ts';
import { checkBoundaries, type BoundaryReport } from './check-boundaries.ts';
import { plantedImports, plantedTargets } from './planted-imports.ts';

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

describe('wrong imports planted in a copy of this repository', () => {
  let report: BoundaryReport;

  beforeAll(async () => {
    const copy = join(folder, 'copy');
    const keep = (path: string): boolean => !path.split('/').some((name) => generated.has(name));
    for (const name of Object.keys(packages)) {
      await cp(name, join(copy, name), { recursive: true, filter: keep });
    }
    for (const [path, text] of Object.entries(plantedTargets)) await put(copy, path, text);
    for (const { path, text } of plantedImports) await put(copy, path, text);
    report = checkBoundaries(copy);
  });

  test.each(plantedImports)('$name turns red', ({ path, says }) => {
    const messages = report.problems.filter((problem) => problem.path === path).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining(says));
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
    'server/src/modules/credit/rules/fits.ts': "import type { Cents } from '@balcao/contract'; export type F = Cents;",
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
  expect({ count, imports }).toEqual({ count: 14, imports: 14 });
});

test('a check that read nothing fails', () => {
  expect(() => checkBoundaries(join(folder, 'empty'))).toThrow('proved nothing');
});
