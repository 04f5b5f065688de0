import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from '../../module-map.ts';
import { placeOf, type Place } from '../place.ts';
import { readImports, type Import, type ParsedFile } from './imports.ts';
import { resolveImport, type Target } from './resolve-import.ts';
import { sourceFiles } from './source-files.ts';

export interface ResolvedImport extends Import {
  /** Undefined when the import names its target only at run time. */
  readonly target: Target | undefined;
}

export interface HouseFile extends Omit<ParsedFile, 'imports'> {
  readonly place: Place;
  readonly imports: readonly ResolvedImport[];
}

/** Every source file of every package, by its path from the root. */
export type House = ReadonlyMap<string, HouseFile>;

function readFile(root: string, path: string): HouseFile {
  const parsed = readImports(path, readFileSync(join(root, path), 'utf8'));
  const imports = parsed.imports.map((each) => {
    const target = each.specifier === undefined ? undefined : resolveImport(root, path, each.specifier);
    return Object.assign({ target }, each);
  });
  return { ...parsed, place: placeOf(path), imports };
}

export function readHouse(root: string): House {
  const paths = Object.keys(packages).flatMap((folder) => sourceFiles(root, folder));
  return new Map(paths.map((path) => [path, readFile(root, path)]));
}
