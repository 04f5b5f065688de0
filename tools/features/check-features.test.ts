import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFeatures, type FeatureReport } from './check-features.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const tests = `
  test('sells once', () => {});
  test.each([1, 2])('sells %s', () => {});
  for (const role of roles) test(\`\${role} may not enter\`, () => {});
  test.skip('is off', () => {});
  test.todo('is to come');
  it.skipIf(isSlow)('is off at times', () => {});
  describe.skip('away', () => { test('is off with its group', () => {}); });
  describe('here', () => { test('runs in a group', () => {}); });
  test('gives up inside', () => { test.skip(); });
`;

const number = (prefix: string, most: number): string[] =>
  Array.from({ length: most }, (_, at) => `${prefix}${at + 1}`);

/** What the check says of a page with all rows, some of them told. */
async function report(told: Record<string, string>, extra = ''): Promise<FeatureReport> {
  const root = await mkdtemp(join(tmpdir(), 'balcao-features-'));
  folders.push(root);
  const rows = [...number('', 132), ...number('L', 24)].map(
    (id) => `| ${id} | does | there | ${told[id] ?? 'not yet'} |`,
  );
  const files = {
    'docs/features.md': `${rows.join('\n')}\n${extra}`,
    'web/src/sale.test.tsx': tests,
    'server/src/a/routes.db.test.ts': `${tests} test('sells here', () => {});`,
    'server/src/b/routes.db.test.ts': tests,
    'server/src/runs.ts': "import { test } from 'vitest'; export const a = () => test('sells by chance', () => {});",
    'server/src/runs.test.ts': "import { a } from './runs.ts'; a();",
    'server/src/idle.ts': "import { test } from 'vitest'; export const a = () => test('never runs', () => {});",
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return checkFeatures(root);
}

test('rows are counted by what their tests prove', async () => {
  const told = {
    1: '`sale.test.tsx › sells once`',
    2: '`web/src/sale.test.tsx › sells %s`<br>`a/routes.db.test.ts › runs in a group`',
    5: '`routes.db.test.ts › sells here`<br>`runs.ts › sells by chance`',
    3: '`sale.test.tsx › ${role} may not enter`',
    4: 'not yet: `sale.test.tsx › sells once` shows a part',
    L1: '`sale.test.tsx › sells once`',
  };
  const beyond = '| B1 | more | there | `sale.test.tsx › sells once` |\n| B2 | more | there | not yet |';
  expect(await report(told, beyond)).toEqual({ problems: [], proven: 4, closed: 1, beyond: 1 });
});

test.each([
  ['`gone.test.ts › sells once`', 'no test file gone.test.ts'],
  ['`sale.test.tsx › sells twice`', "sale.test.tsx has no test 'sells twice'"],
  ['`sale.test.tsx › is off`', "skips 'is off'"],
  ['`sale.test.tsx › is to come`', "has no test 'is to come'"],
  ['`sale.test.tsx › is off at times`', "skips 'is off at times'"],
  ['`sale.test.tsx › is off with its group`', "skips 'is off with its group'"],
  ['`sale.test.tsx › gives up inside`', "skips 'gives up inside'"],
  ['`routes.db.test.ts › sells once`', "'sells once' is a test of several"],
  ['`sale.test.tsx › sells once`<br>`sale.test.tsx › here`', "has no test 'here'"],
  ['`idle.ts › never runs`', 'no test file idle.ts'],
  ['surely', "or says 'not yet'"],
])('a row proven by %s turns red', async (told, says) => {
  const { problems } = await report({ 7: told });
  expect(problems).toEqual([{ line: 7, message: expect.stringMatching(/^row 7: /) as unknown }]);
  expect(problems[0]?.message).toContain(says);
});

test.each([
  ['| 7 | again | there | not yet |', 'row 7 is there twice'],
  ['| 133 | one more | there | not yet |', 'row 133 is there twice, or is no row of ours'],
  ['| B2 | the first of two | there | not yet |', 'row B1 is missing'],
])('the row %s turns red', async (extra, says) => {
  const { problems } = await report({}, extra);
  expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining(says));
});
