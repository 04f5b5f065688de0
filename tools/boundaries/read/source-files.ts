import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const skippedFolders = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', 'data']);
const sourceName = /\.(?:ts|tsx|mts|mjs|js)$/;
const generatedName = /\.(?:gen|d)\.ts$/;

/** Every hand-written file of a folder, of these names, as paths from the root with `/`. A missing folder has none. */
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
