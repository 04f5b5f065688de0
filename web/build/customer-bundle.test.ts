import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { judgeCustomerBundle, type BuiltChunk } from './customer-bundle.ts';

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
  const rolldownOptions = { input: [join(root, 'index.html'), join(root, 'customer.html')] };
  const options = { configFile: false, root, logLevel: 'silent', build: { write: false, rolldownOptions } } as const;
  const output = await build(options);
  if (!('output' in output)) throw new Error('one build was asked for');
  return output.output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
}

const customer = (text: string) => ({ 'src/customer/main.ts': text });

test('parts that staff and customers share are no fault', async () => {
  expect(judgeCustomerBundle(await built(customer("import { b } from '../ui/part.ts'; console.log(b);")))).toEqual([]);
});

test.each([
  ['at once', "import { a } from '../app/frame.ts'; console.log(a);", 'web/src/app/frame.ts'],
  ['behind another file', "import { d } from '../domain/card.ts'; console.log(d);", 'web/src/lib/session/session.ts'],
  ['when a page is opened', "import('../domain/card.ts').then(console.log);", 'web/src/lib/session/session.ts'],
])('a file of the staff, imported %s, is named', async (_, text, path) => {
  const faults = judgeCustomerBundle(await built(customer(text)));
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^customers' pages carry .*/${path}$`))]);
});

test('a bundle beyond its budget is told with its size, brotli alone counted', async () => {
  const noise = JSON.stringify(randomBytes(90_000).toString('base64'));
  const [fault, ...others] = judgeCustomerBundle(await built(customer(`console.log(${noise});`)));
  expect(others).toEqual([]);
  expect(fault).toMatch(/loads (9|10)\d{4} bytes of JavaScript, more than 85000$/);
});

test('without the page there is nothing that could be right', () => {
  expect(judgeCustomerBundle([])).toEqual(['/web/customer.html was not built']);
});
