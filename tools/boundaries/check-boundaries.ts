import { columnOf, customerLayer, moduleColumns, packages, webLayers } from '../module-map.ts';
import { judgeCustomers } from './judge/customers.ts';
import { judgeImport } from './judge/import.ts';
import { judgeLayers } from './judge/layers.ts';
import { judgeMigrations } from './judge/migrations.ts';
import { judgePurity } from './judge/purity.ts';
import { judgeFolders } from './judge/folders.ts';
import { tableCrossings } from './judge/tables.ts';
import { judgeUnrecordedWrites, judgeWrites } from './judge/writes.ts';
import { judgeCrossings } from './known-crossings.ts';
import type { Place } from './place.ts';
import { readHouse, type House, type HouseFile } from './read/house.ts';
import { readMigrations } from './read/migrations.ts';
import { sourceFiles } from './read/source-files.ts';

export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export interface BoundaryReport {
  readonly files: number;
  readonly imports: number;
  /** Every use of another owner's table, as `tools/boundaries/known-crossings.txt` names them. */
  readonly crossings: readonly string[];
  readonly problems: readonly Problem[];
}

/** Style sheets count as source files of a folder too. */
const seenInFolder = /\.(?:ts|tsx|mts|mjs|js|css)$/;

function placeFault({ area, name }: Place): string | undefined {
  if (area === 'module' && columnOf(moduleColumns, name) < 0) return `module ${name} is not in tools/module-map.ts`;
  if (area === 'web-layer' && name !== customerLayer.name && columnOf(webLayers, name) < 0)
    return `layer ${name} is not in tools/module-map.ts`;
  return undefined;
}

function judgeFile(root: string, house: House, file: HouseFile): Problem[] {
  const { path } = file.place;
  const fault = placeFault(file.place);
  return [
    ...file.faults.map((message) => ({ path, line: 1, message })),
    ...(fault === undefined ? [] : [{ path, line: 1, message: fault }]),
    ...file.suppressions.map((line) => ({ path, line, message: 'a checker is silenced here: fix the cause' })),
    ...[
      ...judgeCustomers(house, file),
      ...judgePurity(house, file),
      ...judgeLayers(house, file),
      ...judgeWrites(house, file),
    ].map((found) => Object.assign({ path }, found)),
    ...file.imports.flatMap((each) => {
      const message = judgeImport(root, file.place, each);
      return message === undefined ? [] : [{ path, line: each.line, message: `${each.specifier ?? ''}: ${message}` }];
    }),
  ];
}

/**
 * Reads every import, table use, folder and migration, and judges them by the module map and the owners of the tables.
 * @throws Error when there is nothing to read.
 */
export function checkBoundaries(root: string): BoundaryReport {
  const house = readHouse(root);
  const files = [...house.values()];
  const imports = files.reduce((count, file) => count + file.imports.length, 0);
  if (imports === 0) throw new Error(`No imports read under ${root}: the check proved nothing.`);
  const crossings = tableCrossings(house);
  const inFolders = Object.keys(packages).flatMap((folder) => sourceFiles(root, folder, seenInFolder));
  const problems = [
    ...files.flatMap((file) => judgeFile(root, house, file)),
    ...judgeFolders(inFolders).map((found) => Object.assign({ line: 1 }, found)),
    ...judgeUnrecordedWrites(house),
    ...judgeCrossings(root, crossings),
    ...judgeMigrations(readMigrations(root)),
  ];
  return { files: files.length, imports, crossings: crossings.map(({ name }) => name), problems };
}
