import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Crossing } from './judge/tables.ts';

const path = 'tools/boundaries/known-crossings.txt';

/** The known uses of other owners' tables. The list may only shrink. */
function knownCrossings(root: string): string[] {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
}

/** The differences between the crossings found and the list: new crossings, and lines that are out of date. */
export function judgeCrossings(root: string, found: readonly Crossing[]) {
  const known = knownCrossings(root);
  const names = new Set(found.map(({ name }) => name));
  const unknown = found.filter(({ name }) => !known.includes(name));
  const mended = known.flatMap((name, index) => {
    const isOnce = known.indexOf(name) === index;
    return names.has(name) && isOnce ? [] : [{ path, line: index + 1, message: `mended, take it out: ${name}` }];
  });
  return [...unknown.map(({ path: at, line, message }) => ({ path: at, line, message })), ...mended];
}
