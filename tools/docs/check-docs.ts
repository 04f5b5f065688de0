import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOfTable, tableOwners } from '../table-owners.ts';
import { missingPaths, type DocProblem } from './quoted-paths.ts';

const modulesFolder = 'server/src/modules';
const readmeLines = 25;
const skippedFolders = new Set([
  'node_modules',
  'dist',
  'data',
  'coverage',
  '.git',
  'test-results',
  'playwright-report',
]);

function markdownFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : markdownFiles(root, path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

function moduleFaults(root: string, name: string): DocProblem[] {
  const folder = `${modulesFolder}/${name}`;
  const missing = ['README.md', 'module.ts']
    .map((file) => `${folder}/${file}`)
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => ({ path, line: 1, message: 'every module has this file' }));
  const readme = `${folder}/README.md`;
  if (!existsSync(join(root, readme))) return missing;
  const text = readFileSync(join(root, readme), 'utf8').trimEnd();
  const lines = text.split('\n').length;
  const isLong = lines > readmeLines ? [{ path: readme, line: lines, message: `at most ${readmeLines} lines` }] : [];
  const tables = tableFaults(name, text).map((message) => ({ path: readme, line: 1, message }));
  return [...missing, ...isLong, ...tables];
}

/** Where the paragraph that begins "Owns" or "**Tables**" differs from the list of owners. */
function tableFaults(name: string, text: string): string[] {
  const paragraph = /(?:\bOwns |\*\*Tables\*\*)[^]*?(?=\n\n|$)/.exec(text)?.[0] ?? '';
  const named = [...paragraph.matchAll(/`(\w+)`/g)].flatMap(([, table]) => (table ? [table] : []));
  const owned = tableOwners[name] ?? [];
  return [
    ...owned.filter((table) => !named.includes(table)).map((table) => `${table} is a table of ${name}`),
    ...named
      .filter((table) => !owned.includes(table) && ownerOfTable.has(table))
      .map((table) => `${table} is a table of ${ownerOfTable.get(table)}`),
  ];
}

function folderNames(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

export interface DocReport {
  readonly pages: number;
  readonly problems: readonly DocProblem[];
}

/** Paths quoted in Markdown pages exist, and each module of the server introduces itself. */
export function checkDocs(root: string): DocReport {
  const pages = markdownFiles(root, '');
  const quotes = pages.flatMap((page) => missingPaths(root, page, readFileSync(join(root, page), 'utf8')));
  const modules = folderNames(join(root, modulesFolder)).flatMap((name) => moduleFaults(root, name));
  return { pages: pages.length, problems: [...quotes, ...modules] };
}
