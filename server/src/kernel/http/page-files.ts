import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const addresses = z.array(z.string());
const files = z.record(z.string(), addresses);

const readJson = async (folder: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, name), 'utf8'));

/** '$ids' of an address stands for any one segment. */
const patternOf = (address: string) => new RegExp(`^${address.replaceAll(/\$\w+/g, '[^/]+')}$`);

/** Whether a path is one of the pages that the build lists in `pages.json`. */
export async function readPages(folder: string): Promise<(path: string) => boolean> {
  const patterns = addresses.parse(await readJson(folder, 'pages.json')).map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

const linkOf = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`;

/** Links to what a page needs besides the files that its HTML names, as the build lists them in `page-files.json`. */
export async function readPageLinks(folder: string): Promise<(path: string) => string> {
  const listed = Object.entries(files.parse(await readJson(folder, 'page-files.json')));
  const known = listed.map(([address, names]) => ({ at: patternOf(address), links: names.map(linkOf).join('') }));
  return (path) => known.find(({ at }) => at.test(path))?.links ?? '';
}
