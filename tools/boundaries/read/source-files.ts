import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'data']);
const sourceName = /\.(?:ts|tsx|mts|mjs|js)$/;
const generatedName = /\.(?:gen|d)\.ts$/;

/** The paths, from the root and with `/`, of the hand-written files in a folder whose names match; none when it is missing. */
export function sourceFiles(root: string, folder: string, names = sourceName): string[] {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : sourceFiles(root, path, names);
    return names.test(entry.name) && !generatedName.test(entry.name) ? [path] : [];
  });
}
