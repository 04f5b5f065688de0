import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Migration } from '../judge/migrations.ts';
import { sourceFiles } from './source-files.ts';

/** The migrations in the order they run. A root without the folder has none. */
export function readMigrations(root: string): Migration[] {
  const paths = sourceFiles(root, 'server/migrations', /\.sql$/).toSorted();
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
