import { pureKernelFiles, purePackages } from '../../module-map.ts';
import type { House, HouseFile, ResolvedImport } from '../read/house.ts';

export interface PurityFault {
  readonly line: number;
  readonly message: string;
}

const impureKernel = /^(?:db\/|clock|config|log|secrets)/;

function isRule(file: HouseFile): boolean {
  const { path, packageName, isForTests } = file.place;
  return path.includes('/rules/') && (packageName === 'server' || packageName === 'web') && !isForTests;
}

function packageFault({ target }: ResolvedImport): string | undefined {
  if (target?.kind === 'external' && !purePackages.has(target.name)) return target.name;
  const isForeign = target?.kind === 'workspace' && !purePackages.has(`@balcao/${target.packageName}`);
  return isForeign ? `@balcao/${target.packageName}` : undefined;
}

/** Names that are imported from a file; undefined for all of them. */
type Names = readonly string[] | undefined;

/** The names an import must be followed for when `asked` is imported from its file: none when it only exports others. */
function namesUsed({ names }: ResolvedImport, asked: Names): Names {
  return names
    ?.filter(({ exportedAs }) => !exportedAs || (asked?.includes(exportedAs) ?? true))
    .map(({ imported }) => imported);
}

/**
 * The first impure import that a file leads to, however far, as a chain of paths. In a file that exports names of others,
 * such as an index.ts, only the names in `asked` are followed.
 */
function impureImport(house: House, path: string, asked: Names, seen: Set<string>): string | undefined {
  const file = house.get(path);
  const visit = `${path} ${asked?.join() ?? '*'}`;
  if (!file || seen.has(visit)) return undefined;
  seen.add(visit);
  if (file.place.area === 'kernel') return pureKernelFiles.has(file.place.inside) ? undefined : path;
  for (const each of file.imports) {
    const imported = namesUsed(each, asked);
    if (each.isTypeOnly || imported?.length === 0) continue;
    const direct = packageFault(each);
    const found =
      direct ?? (each.target?.kind === 'file' ? impureImport(house, each.target.path, imported, seen) : undefined);
    if (found !== undefined) return `${path} -> ${found}`;
  }
  return undefined;
}

function typeFault(house: House, { target }: ResolvedImport): string | undefined {
  const place = target?.kind === 'file' ? house.get(target.path)?.place : undefined;
  return place?.area === 'kernel' && impureKernel.test(place.inside) ? place.path : undefined;
}

/** Rules decide on facts they are given: no database, clock, configuration, log or Node, directly or behind a file. */
export function judgePurity(house: House, file: HouseFile): PurityFault[] {
  if (!isRule(file)) return [];
  return file.imports.flatMap((each) => {
    const behind = (): string | undefined =>
      each.target?.kind === 'file'
        ? impureImport(house, each.target.path, namesUsed(each, undefined), new Set())
        : undefined;
    const found = packageFault(each) ?? (each.isTypeOnly ? typeFault(house, each) : behind());
    return found === undefined ? [] : [{ line: each.line, message: `a rule is pure, and this reaches ${found}` }];
  });
}
