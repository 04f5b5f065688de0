import { columnOf, moduleColumns } from '../../module-map.ts';
import type { Place } from '../place.ts';

const publicFace = 'index.ts';
const providerFaces = new Set(['ports.ts', publicFace]);

function judgeModule(from: Place, to: Place): string | undefined {
  if (to.area === 'kernel' || (to.area === 'module' && to.name === from.name)) return undefined;
  if (to.area !== 'module') return 'a module imports the kernel and earlier modules only; bind this in app.ts';
  if (to.inside !== publicFace) return `past the public face of ${to.name}: import its index.ts`;
  const isEarlier = columnOf(moduleColumns, to.name) < columnOf(moduleColumns, from.name);
  return isEarlier ? undefined : `${to.name} is not left of ${from.name} in the module map: declare a port instead`;
}

function judgeProvider(from: Place, to: Place): string | undefined {
  if (to.area === 'kernel' || (to.area === 'provider' && to.name === from.name)) return undefined;
  const isFace = to.area === 'module' && providerFaces.has(to.inside);
  return isFace ? undefined : 'a provider imports the kernel and the ports.ts or index.ts of a module only';
}

function judgeProduct(from: Place, to: Place): string | undefined {
  if (to.isForTests) return 'only tests may import this';
  switch (from.area) {
    case 'kernel':
      return to.area === 'kernel' ? undefined : 'the kernel imports nothing but the kernel';
    case 'module':
      return judgeModule(from, to);
    case 'provider':
      return judgeProvider(from, to);
    default: {
      const isKnown = to.area === 'kernel' || to.area === 'server-root' || to.area === 'composition';
      return isKnown ? undefined : 'only app.ts, bindings.ts, seed, testing and commands know modules and providers';
    }
  }
}

/** Tests may also use the builders, the public faces of all modules and the assembled app. */
function isOpenToTests(to: Place): boolean {
  return to.isForTests || to.area === 'composition' || (to.area === 'module' && to.inside === publicFace);
}

/** Why one file of the server may not import another, or undefined. */
export function judgeServer(from: Place, to: Place): string | undefined {
  if (from.area === 'composition' || (from.isForTests && isOpenToTests(to))) return undefined;
  return judgeProduct(from, to);
}
