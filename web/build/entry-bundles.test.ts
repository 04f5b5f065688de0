import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { type BuiltChunk, customers, judgeEntry, login } from './entry-bundles.ts';

let folder: string | undefined;
afterEach(async () => {
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Builds a small web package for real and answers its chunks. */
async function built(files: Readonly<Record<string, string>>): Promise<BuiltChunk[]> {
  folder = await mkdtemp(join(tmpdir(), 'balcao-bundle-'));
  const root = join(folder, 'web');
  const all = {
    'customer.html': '<script type="module" src="/src/customer/main.ts"></script>',
    'login.html': '<script type="module" src="/src/login-main.ts"></script>',
    'src/login-main.ts': "import { b } from './ui/part.ts'; console.log(b);",
    'index.html': '<script type="module" src="/src/main.ts"></script>',
    'src/main.ts': "import { a } from './app/frame.ts'; import { b } from './ui/part.ts'; console.log(a, b);",
    'src/app/frame.ts': "export const a = 'frame';",
    'src/ui/part.ts': "export const b = 'part';",
    'src/lib/session/session.ts': "export const c = 'session';",
    'src/domain/card.ts': "import { c } from '../lib/session/session.ts'; export const d = c;",
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const rolldownOptions = { input: ['index.html', 'login.html', 'customer.html'].map((page) => join(root, page)) };
  const options = { configFile: false, root, logLevel: 'silent', build: { write: false, rolldownOptions } } as const;
  const output = await build(options);
  if (!('output' in output)) throw new Error('one build was asked for');
  return output.output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
}

const customer = (text: string) => ({ 'src/customer/main.ts': text });

test('parts that staff and customers share are no fault', async () => {
  expect(judgeEntry(customers, await built(customer("import { b } from '../ui/part.ts'; console.log(b);")))).toEqual(
    [],
  );
});

test.each([
  ['at once', "import { a } from '../app/frame.ts'; console.log(a);", 'web/src/app/frame.ts'],
  ['behind another file', "import { d } from '../domain/card.ts'; console.log(d);", 'web/src/lib/session/session.ts'],
  ['when a page is opened', "import('../domain/card.ts').then(console.log);", 'web/src/lib/session/session.ts'],
])('a file of the staff, imported %s, is named', async (_, text, path) => {
  const faults = judgeEntry(customers, await built(customer(text)));
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^/web/customer.html carries a stranger: .*/${path}$`))]);
});

test('a bundle beyond its budget is told with its size, brotli alone counted', async () => {
  const noise = JSON.stringify(randomBytes(90_000).toString('base64'));
  const [fault, ...others] = judgeEntry(customers, await built(customer(`console.log(${noise});`)));
  expect(others).toEqual([]);
  expect(fault).toMatch(/loads (9|10)\d{4} bytes of JavaScript, more than 81000$/);
});

test('so are too many files', async () => {
  const chunks = await built(customer("import { b } from '../ui/part.ts'; console.log(b);"));
  expect(judgeEntry({ ...customers, mostFiles: 1 }, chunks)).toEqual(['/web/customer.html loads 2 files, more than 1']);
});

test('without the page there is nothing that could be right', () => {
  expect(judgeEntry(customers, [])).toEqual(['/web/customer.html was not built']);
  expect(judgeEntry(login, [])).toEqual(['/web/login.html was not built']);
});

test('the login fetches the app later, and carries nothing of it', async () => {
  const router = 'node_modules/@tanstack/react-router/index.js';
  const files = {
    [router]: "export const router = 'router';",
    'src/app/start.ts': `import { router } from '../../${router}'; console.log(router);`,
  };
  const entry = (text: string) => ({ ...files, ...customer(''), 'src/login-main.ts': text });
  expect(judgeEntry(login, await built(entry("void import('./app/start.ts');")))).toEqual([]);
  expect(judgeEntry(login, await built(entry("import './app/start.ts';")))).toEqual([
    expect.stringMatching(new RegExp(`^/web/login.html carries a stranger: .*/${router}$`)),
  ]);
});
