/** The part of the project that a file belongs to, by its path alone. */
export interface Place {
  readonly path: string;
  readonly packageName: string;
  readonly area:
    | 'plain'
    | 'kernel'
    | 'module'
    | 'provider'
    | 'server-root'
    | 'composition'
    | 'web-layer'
    | 'web-root'
    | 'web-testing';
  /** The module, provider, web layer; empty elsewhere. */
  readonly name: string;
  /** The path below the module, provider or kernel; in the web, below the layer. */
  readonly inside: string;
  /** A test, or something that only tests import. */
  readonly isForTests: boolean;
}

const testName = /\.(?:test|e2e)\.tsx?$/;
const forTests = /\/testing(?:\/|\.tsx?$)/;

type Spot = Pick<Place, 'area' | 'name' | 'inside'>;

function serverSpot(parts: readonly string[]): Spot {
  const [first = '', second = ''] = parts;
  const areas = { modules: 'module', providers: 'provider' } as const;
  if (first === 'kernel') return { area: 'kernel', name: '', inside: parts.slice(1).join('/') };
  if (first === 'modules' || first === 'providers') {
    return { area: areas[first], name: second, inside: parts.slice(2).join('/') };
  }
  const knowsAll =
    first === 'app.ts' ||
    first === 'bindings.ts' ||
    first === 'seed' ||
    first === 'testing' ||
    first.endsWith('-command.ts');
  return { area: knowsAll ? 'composition' : 'server-root', name: '', inside: parts.join('/') };
}

function webSpot(parts: readonly string[]): Spot {
  const [first = ''] = parts;
  const inside = parts.slice(1).join('/');
  if (parts.length === 1) return { area: 'web-root', name: '', inside: first };
  if (first === 'testing') return { area: 'web-testing', name: '', inside };
  return { area: 'web-layer', name: first, inside };
}

export function placeOf(path: string): Place {
  const [packageName = '', folder, ...parts] = path.split('/');
  const isSource = folder === 'src';
  let spot: Spot = { area: 'plain', name: '', inside: path };
  if (isSource && packageName === 'server') spot = serverSpot(parts);
  if (isSource && packageName === 'web') spot = webSpot(parts);
  const isForTests = testName.test(path) || (isSource && forTests.test(path));
  return { path, packageName, ...spot, isForTests };
}
