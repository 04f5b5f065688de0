import { columnOf, customerLayer, moduleColumns, webLayers } from '../module-map.ts';
import { judgeCustomers } from './judge-customers.ts';
import { judgeImport } from './judge-import.ts';
import { judgePurity } from './judge-purity.ts';
import type { Place } from './place.ts';
import { readHouse, type House, type HouseFile } from './read-house.ts';

export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export interface BoundaryReport {
  readonly files: number;
  readonly imports: number;
  readonly problems: readonly Problem[];
}

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
    ...judgeCustomers(house, file).map(({ line, message }) => ({ path, line, message })),
    ...judgePurity(house, file).map(({ line, message }) => ({ path, line, message })),
    ...file.imports.flatMap((each) => {
      const message = judgeImport(root, file.place, each);
      return message === undefined ? [] : [{ path, line: each.line, message: `${each.specifier ?? ''}: ${message}` }];
    }),
  ];
}

/** Reads every import of every package and judges it by the module map. Throws when there was nothing to read. */
export function checkBoundaries(root: string): BoundaryReport {
  const house = readHouse(root);
  const files = [...house.values()];
  const imports = files.reduce((count, file) => count + file.imports.length, 0);
  if (imports === 0) throw new Error(`No imports read under ${root}: the check proved nothing.`);
  return { files: files.length, imports, problems: files.flatMap((file) => judgeFile(root, house, file)) };
}
