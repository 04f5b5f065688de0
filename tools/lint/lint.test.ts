import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const long = (lines: number): string => 'console;\n'.repeat(lines);

/** Wrong files, each with the rule that must find it. */
const planted: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['typescript(no-explicit-any)', 'server/src/any.ts', 'export const a = (b: any): unknown => b;'],
  ['typescript(no-floating-promises)', 'server/src/floating.ts', 'export function a(): void { Promise.resolve(1); }'],
  ['eslint(no-unused-vars)', 'server/src/unused.ts', 'const a = 1; export {};'],
  ['eslint(no-console)', 'server/src/console.ts', "console.log('a');"],
  ['eslint(max-lines)', 'server/src/long.test.ts', long(301)],
  ['eslint(max-lines-per-function)', 'server/src/long-function.ts', `export function a() {\n${long(70)}}`],
  ['eslint(max-lines-per-function)', 'web/src/ui/long-part.tsx', `export function A() {\n${long(120)}}`],
  ['import(no-cycle)', 'server/src/cycle-a.ts', "import { b } from './cycle-b.ts'; export const a = () => b;"],
  ['house(plain-names)', 'server/src/utils/text.ts', 'export const a = 1;'],
  ['house(plain-names)', 'server/src/BadName.ts', 'export const a = 1;'],
  ['house(texts-apart)', 'web/src/ui/content.tsx', 'export const A = () => <p>Voltar</p>;'],
  [
    'house(texts-apart)',
    'web/src/ui/choice.tsx',
    "export const A = ({ b }: { b: boolean }) => <p>{b ? 'sim' : null}</p>;",
  ],
  ['house(texts-apart)', 'web/src/ui/attribute.tsx', 'export const A = () => <p aria-label="Caixa" />;'],
  ['house(texts-apart)', 'web/src/domain/a/property.ts', "export const a = { label: 'E-mail' };"],
  ['house(texts-apart)', 'web/src/domain/a/accent.ts', 'export const a = (b: string) => `${b}, início`;'],
  ['house(texts-apart)', 'web/src/lib/sentence.ts', "export const a = 'Ver parcelas';"],
  ['house(sql-untyped)', 'server/src/row.ts', "import sql from 'sql-template-tag'; export const a = sql<string>`a`;"],
  [
    'house(sql-untyped)',
    'server/src/modules/a/ref.ts',
    "import sql from 'sql-template-tag'; export const a = sql.ref<string>('a');",
  ],
  [
    'house(sql-untyped)',
    'server/src/modules/a/claim.ts',
    "import sql, { type Sql as Template } from 'sql-template-tag'; export const a = sql`a` as Template<string>;",
  ],
  [
    'house(sql-untyped)',
    'server/src/modules/a/constant.ts',
    "import sql, { type Sql as Template } from 'sql-template-tag'; export const a: Template<string> = sql`a`;",
  ],
  [
    'house(sql-untyped)',
    'server/src/modules/a/result.ts',
    "import sql, { type Sql as Template } from 'sql-template-tag'; export function a(): Template<string> { return sql`a`; }",
  ],
  [
    'house(sql-untyped)',
    'server/src/modules/a/arrow.ts',
    "import sql, { type Sql as Template } from 'sql-template-tag'; export const a = (): Template<string> => sql`a`;",
  ],
  ['house(cents-made)', 'server/src/modules/a/amount.ts', 'type Cents = number; export const a = 1 as Cents;'],
  ['house(cents-made)', 'server/src/kernel/db/amount.ts', 'type Cents = number; export const a = 1 as Cents;'],
  ['house(cents-made)', 'server/src/amount.test.ts', 'type Cents = number; export const a = 1 as Cents;'],
  [
    'house(cents-made)',
    'web/src/domain/a/amount.ts',
    'type Cents = number; export const a = (b: number | null) => b as Cents | null;',
  ],
  ['house(one-test-kit)', 'server/src/a.db.test.ts', 'let platform: { db: string }; export const a = () => platform;'],
  ['house(one-test-kit)', 'server/src/a/testing.ts', 'export const codeOf = (a: string) => a;'],
  ['house(one-test-kit)', 'server/src/testing/refused.ts', 'export function codeOf(a: string) { return a; }'],
  ['house(one-test-kit)', 'server/src/a.test.ts', 'export const a = (b: string) => b as never;'],
  ['jsx-a11y(alt-text)', 'web/src/ui/picture.tsx', 'export const A = () => <img src="a.png" />;'],
  [
    'react-hooks(rules-of-hooks)',
    'web/src/ui/hook.tsx',
    "import { useState } from 'react'; export const useA = (b: boolean) => { if (b) useState(1); };",
  ],
  ['eslint(no-restricted-globals)', 'server/src/modules/a/rules/pure.ts', 'export const a = process.pid;'],
  ['eslint(no-restricted-globals)', 'server/src/modules/a/b/rules/pure.ts', 'export const a = process.pid;'],
  ['eslint(no-restricted-properties)', 'web/src/features/a/rules/pure.ts', 'export const a = Date.now();'],
];

/** Files that look alike and must stay green. */
const right: readonly (readonly [path: string, text: string])[] = [
  ['server/src/seed-command.ts', "console.log('a');"],
  ['server/src/long-function.test.ts', `export function a() {\n${long(71)}}`],
  ['web/src/routes/_app/$id.tsx', 'export const a = 1;'],
  ['web/src/ui/texts.ts', "export const a = { label: 'Ver comprovação' };"],
  ['web/src/lib/a.test.ts', "export const a = 'Ver comprovação';"],
  ['web/src/testing/a.ts', "export const a = 'Ver comprovação';"],
  ['server/src/sentence.ts', "export const a = 'Ver comprovação';"],
  [
    'web/src/ui/no-text.tsx',
    "export const A = ({ is }: { is: (b: string) => boolean }) => <p className={is('GET /a') ? 'a b' : 'C'}>{is('Abc') ? '· 1' : null}</p>;",
  ],
  ['server/src/kernel/db/row.ts', "import sql from 'sql-template-tag'; export const a = sql<string>`a`;"],
  [
    'server/src/modules/a/untyped.ts',
    "import sql, { type Sql as Template } from 'sql-template-tag'; export const a = (): Template => sql`a`;",
  ],
  ['server/src/row.test.ts', "import sql from 'sql-template-tag'; export const a = sql<string>`a`;"],
  ['server/src/testing/refusals.ts', 'export function codeOf(a: string) { return a; }'],
  ['server/src/kit.test.ts', 'const platform = { db: 1 }; export const a = (b: unknown) => [platform, b as string];'],
  ['server/src/cycle-b.ts', "import { a } from './cycle-a.ts'; export const b = (): unknown => a;"],
];

const reportShape = z.object({ diagnostics: z.array(z.object({ code: z.string(), filename: z.string() })) });

function lint(folder: string): Promise<unknown> {
  const program = resolve('node_modules/.bin/oxlint');
  const options = ['--type-aware', '--deny-warnings', '-f', 'json', 'server', 'web'];
  return new Promise((done, fail) => {
    execFile(program, options, { cwd: folder }, (_error, stdout) => {
      try {
        done(JSON.parse(stdout));
      } catch (cause) {
        fail(new Error(`oxlint said: ${stdout}`, { cause }));
      }
    });
  });
}

let folder = '';
let found: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-lint-'));
  await cp('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  await cp('tools/lint', join(folder, 'tools/lint'), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const files = [...planted.map(([, path, text]) => [path, text] as const), ...right];
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const report = reportShape.parse(await lint(folder));
  found = report.diagnostics.map(({ code, filename }) => `${code} ${filename}`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(planted)('%s turns %s red', (rule, path) => {
  expect(found).toContain(`${rule} ${path}`);
});

test.each(right)('%s stays green', (path) => {
  const rules = /no-console|max-lines|plain-names|texts-apart|sql-untyped|one-test-kit/;
  expect(found.filter((each) => each.endsWith(` ${path}`) && rules.test(each))).toEqual([]);
});
