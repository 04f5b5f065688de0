import { packages, portablePackages } from '../../module-map.ts';
import { judgeServer } from './server.ts';
import { judgeWeb } from './web.ts';
import { placeOf, type Place } from '../place.ts';
import type { ResolvedImport } from '../read/house.ts';
import { offersSubpath, type Target } from '../read/resolve-import.ts';

/** These packages export nothing by name, so they are imported by path. */
const reachedByPath = new Set(['server', 'web', 'tools']);

function judgePackages(from: Place, to: string): string | undefined {
  const isAllowed = packages[from.packageName]?.includes(to) ?? false;
  return isAllowed ? undefined : `package ${from.packageName} may not import package ${to}`;
}

function judgeFile(from: Place, path: string): string | undefined {
  const to = placeOf(path);
  if (to.packageName !== from.packageName) {
    const fault = judgePackages(from, to.packageName);
    const byPath = from.packageName === 'tools' || reachedByPath.has(to.packageName);
    return fault ?? (byPath ? undefined : `import it as @balcao/${to.packageName}`);
  }
  if (from.packageName === 'server') return judgeServer(from, to);
  return from.packageName === 'web' ? judgeWeb(from, to) : undefined;
}

function judgeExternal(from: Place, name: string): string | undefined {
  const isPortable = portablePackages.has(from.packageName) && from.path.includes('/src/') && !from.isForTests;
  if (isPortable && name.startsWith('node:')) return `package ${from.packageName} runs anywhere, without Node`;
  return undefined;
}

function judgeTarget(root: string, from: Place, target: Target): string | undefined {
  switch (target.kind) {
    case 'missing':
      return `no such file: ${target.path} (relative imports name the file with its extension)`;
    case 'workspace': {
      const offers = offersSubpath(root, target.packageName, target.subpath);
      const fault = judgePackages(from, target.packageName);
      return fault ?? (offers ? undefined : `package ${target.packageName} does not export ${target.subpath}`);
    }
    case 'external':
      return judgeExternal(from, target.name);
    case 'file':
      return judgeFile(from, target.path);
  }
}

/** Why this import is not allowed, or undefined. */
export function judgeImport(root: string, from: Place, { target }: ResolvedImport): string | undefined {
  if (target) return judgeTarget(root, from, target);
  return from.packageName === 'tools' ? undefined : 'an import() must name its file as plain text';
}
