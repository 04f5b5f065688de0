import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const kernel = fileURLToPath(new URL('./', import.meta.url));
const providers = fileURLToPath(new URL('../providers/', import.meta.url));

/** Files of a folder that are part of the product, by path. */
function productFiles(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
}

const words = (name: string) => name.split(/[-_]/).map((word) => word.toLowerCase());

/** Each provider by its folder and the variables of its configuration, as words in a row: 'pix bank', 'pix url'. */
const vendors = readdirSync(providers).flatMap((folder) => {
  const config = readFileSync(join(providers, folder, 'config.ts'), 'utf8');
  const variables = [...config.matchAll(/\b([A-Z]+(?:_[A-Z]+)+): z/g)].map(([, name = '']) => name);
  return [words(folder), ...variables.map(words)].map((row) => row.join(' '));
});

/** 'pixBank', 'pix-bank', 'PIX_BANK' and 'Pix bank' are one name. */
const plain = (text: string) =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .toLowerCase();

function vendorsNamedIn(folder: string): string[] {
  return productFiles(folder).flatMap((file) => {
    const text = ` ${plain(readFileSync(join(folder, file), 'utf8'))} `;
    return vendors.filter((name) => text.includes(` ${name} `)).map((name) => `${file}: ${name}`);
  });
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'balcao-kernel-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the kernel names no provider and none of its variables', () => {
  expect(vendors).toEqual(expect.arrayContaining(['pix bank', 'pix url', 'device lock', 'messages provider']));
  expect(productFiles(kernel).length).toBeGreaterThan(30);
  expect(vendorsNamedIn(kernel)).toEqual([]);
});

test.each([
  ['variable.ts', 'const variables = { PIX_URL: z.url() };', 'pix url'],
  ['type.ts', "import type { DeviceLock } from '../modules/x.ts';", 'device lock'],
  ['folder.ts', "import { pixBank } from '../providers/pix-bank/index.ts';", 'pix bank'],
  ['comment.ts', '// The message gateway answers.', 'message gateway'],
])('a vendor planted in %s is found', async (file, text, name) => {
  await writeFile(join(folder, file), text);
  expect(vendorsNamedIn(folder)).toContain(`${file}: ${name}`);
});
