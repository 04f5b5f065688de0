import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { routes } from '@balcao/contract';
import { expect, test } from 'vitest';
import { moduleColumns } from '../module-map.ts';
import { ownerOfTable } from '../table-owners.ts';

// What a new module edits: files that name most of the modules, tables or routes there are. `CONTRIBUTING.md` counts them.

const root = resolve(import.meta.dirname, '../..');
const built = readdirSync(`${root}/server/src/modules`);
const all = {
  modules: moduleColumns.flat().filter((name) => built.includes(name)),
  tables: [...ownerOfTable.keys()],
  routes: Object.keys(routes),
};

/** A file about one thing names fewer, though a cancellation touches more than half of the modules. */
const most = { modules: 2 / 3, tables: 1 / 2, routes: 1 / 2 };

/** Whether most of the names stand in a text as keys, as texts or in the path of an import. */
function isList(text: string, kind: keyof typeof all): boolean {
  const found = text.match(/(?<=')[A-Z]+ \/[^'\n]+(?=')|(?<=['"/])[^'"/\n]+(?=['"/])|^ *[\w-]+(?=:)/gm);
  const words = new Set(found?.map((word) => word.trim()));
  return all[kind].filter((name) => words.has(name)).length > all[kind].length * most[kind];
}

const sources = ['contract/src', 'server/src', 'tools'].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const product = sources.filter(
  (path) => path.endsWith('.ts') && !/\.test\.ts$|\.gen\.ts$|\/testing\/|node_modules/.test(path),
);
const listsOf = (kind: keyof typeof all) =>
  product.filter((path) => isList(readFileSync(`${root}/${path}`, 'utf8'), kind)).toSorted();

test('three files list the modules, and two more those that have errors or named schemas', () => {
  const edited = ['contract/src/index.ts', 'server/src/app.ts', 'tools/module-map.ts'];
  const sometimes = new Set(['contract/src/errors.ts', 'contract/src/named-schemas.ts']);
  expect(listsOf('modules').filter((path) => !sometimes.has(path))).toEqual(edited);
});

test('no file lists the tables or the routes', () => {
  expect([...listsOf('tables'), ...listsOf('routes')]).toEqual([]);
});

test('a planted list is told, by keys and by texts', () => {
  for (const kind of ['modules', 'tables', 'routes'] as const) {
    const names = all[kind].map((name) => `'${name}'`);
    expect(isList(`const list = [${names.join(', ')}];`, kind)).toBe(true);
    expect(isList(names.map((name) => `  ${name}: 1,`).join('\n'), kind)).toBe(true);
    expect(isList(names.slice(0, 3).join(', '), kind)).toBe(false);
  }
  expect(isList(all.tables.map((name) => `  ${name}: 1,`).join('\n'), 'tables')).toBe(true);
});
