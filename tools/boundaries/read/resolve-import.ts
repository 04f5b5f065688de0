import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { z } from 'zod';

export type Target =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'workspace'; readonly packageName: string; readonly subpath: string }
  | { readonly kind: 'external'; readonly name: string }
  | { readonly kind: 'missing'; readonly path: string };

const ourScope = '@balcao/';

function externalName(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  if (specifier.startsWith('node:')) return specifier;
  return specifier.startsWith('@') ? `${first}/${second}` : first;
}

/** Relative imports must name an existing file, with its extension, as TypeScript and Node read them. */
export function resolveImport(root: string, from: string, specifier: string): Target {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) {
    const path = posix.normalize(posix.join(posix.dirname(from), bare));
    const isFile = statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
    return { kind: isFile ? 'file' : 'missing', path };
  }
  if (bare.startsWith(ourScope)) {
    const [packageName = '', ...rest] = bare.slice(ourScope.length).split('/');
    return { kind: 'workspace', packageName, subpath: rest.length > 0 ? `./${rest.join('/')}` : '.' };
  }
  return { kind: 'external', name: externalName(bare) };
}

const manifestShape = z.object({ exports: z.record(z.string(), z.unknown()).optional() });

/** Whether a package declares the subpath; one without an `exports` map offers every file it has. */
export function offersSubpath(root: string, packageName: string, subpath: string): boolean {
  const manifest = join(root, packageName, 'package.json');
  if (!existsSync(manifest)) return false;
  const { exports } = manifestShape.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return exports ? subpath in exports : existsSync(join(root, packageName, subpath));
}
