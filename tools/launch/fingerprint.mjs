import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const generatedName = /\.gen\.ts$/;

/**
 * One line for each file below `path`: name, size, time. A removed or replaced file changes it, not only a newer one.
 * @param {string} path
 * @returns {string[]}
 */
function fileLines(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return generatedName.test(path) ? [] : [`${path} ${found.size} ${found.mtimeMs}`];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => fileLines(join(path, name)));
}

/**
 * Tells two states of these sources apart without reading them.
 * @param {string} root
 * @param {readonly string[]} paths
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(fileLines(join(root, path)).join('\n'));
  return hash.digest('hex');
}

/**
 * Whether every output is there and was made from the sources as they are now.
 * @param {string} root
 * @param {{ stamp: string, sources: readonly string[], outputs: readonly string[] }} part
 */
export function isFresh(root, { stamp, sources, outputs }) {
  if (!outputs.every((path) => existsSync(join(root, path)))) return false;
  const place = join(root, stamp);
  return existsSync(place) && readFileSync(place, 'utf8') === fingerprint(root, sources);
}

/**
 * @param {string} root
 * @param {string} stamp
 * @param {string} print
 */
export async function writeStamp(root, stamp, print) {
  await mkdir(dirname(join(root, stamp)), { recursive: true });
  await writeFile(join(root, stamp), print);
}
