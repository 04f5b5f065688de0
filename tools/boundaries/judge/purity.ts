import { pureKernelFiles, purePackages } from '../../module-map.ts';
import type { House, HouseFile, ResolvedImport } from '../read/house.ts';

export interface PurityFault {
  readonly line: number;
  readonly message: string;
}

const worldlyKernel = /^(?:db\/|clock|config|log|secrets)/;

function isRule(file: HouseFile): boolean {
  const { path, packageName, isForTests } = file.place;
  return path.includes('/rules/') && (packageName === 'server' || packageName === 'web') && !isForTests;
}

function packageFault({ target }: ResolvedImport): string | undefined {
  if (target?.kind === 'external' && !purePackages.has(target.name)) return target.name;
  const isForeign = target?.kind === 'workspace' && !purePackages.has(`@balcao/${target.packageName}`);
  return isForeign ? `@balcao/${target.packageName}` : undefined;
}

/** Names that somebody takes of a file; undefined for all of them. */
type Taken = readonly string[] | undefined;

/** What an import takes for those who take `asked` of its file; nothing when it passes other names on. */
function takenFor({ names }: ResolvedImport, asked: Taken): Taken {
  return names?.filter(({ passedAs }) => !passedAs || (asked?.includes(passedAs) ?? true)).map(({ taken }) => taken);
}

/**
 * The first thing outside pure code that a value import leads to, however far, as a chain of paths. Of a file that passes
 * names on, a public face above all, only those asked for are followed.
 */
function worldBehind(house: House, path: string, asked: Taken, seen: Set<string>): string | undefined {
  const file = house.get(path);
  const visit = `${path} ${asked?.join() ?? '*'}`;
  if (!file || seen.has(visit)) return undefined;
  seen.add(visit);
  if (file.place.area === 'kernel') return pureKernelFiles.has(file.place.inside) ? undefined : path;
  for (const each of file.imports) {
    const taken = takenFor(each, asked);
    if (each.isTypeOnly || taken?.length === 0) continue;
    const direct = packageFault(each);
    const found =
      direct ?? (each.target?.kind === 'file' ? worldBehind(house, each.target.path, taken, seen) : undefined);
    if (found !== undefined) return `${path} -> ${found}`;
  }
  return undefined;
}

function typeFault(house: House, { target }: ResolvedImport): string | undefined {
  const place = target?.kind === 'file' ? house.get(target.path)?.place : undefined;
  return place?.area === 'kernel' && worldlyKernel.test(place.inside) ? place.path : undefined;
}

/** Rules decide on facts they are given: no database, clock, configuration, log or Node, directly or behind a file. */
export function judgePurity(house: House, file: HouseFile): PurityFault[] {
  if (!isRule(file)) return [];
  return file.imports.flatMap((each) => {
    const behind = (): string | undefined =>
      each.target?.kind === 'file'
        ? worldBehind(house, each.target.path, takenFor(each, undefined), new Set())
        : undefined;
    const found = packageFault(each) ?? (each.isTypeOnly ? typeFault(house, each) : behind());
    return found === undefined ? [] : [{ line: each.line, message: `a rule is pure, and this reaches ${found}` }];
  });
}
