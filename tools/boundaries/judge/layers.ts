import { basename, dirname } from 'node:path/posix';
import type { House, HouseFile } from '../read/house.ts';

export interface LayerFault {
  readonly line: number;
  readonly message: string;
}

/** The layers inside a module, lowest first: a file imports its own layer and lower ones. */
const layers = ['rules', 'store, views, facts', 'use-cases', 'routes'] as const;

const factsName = /(?:^|[/-])facts\.ts$/;

/** The layer of a module's file; -1 for a file without one, such as ports.ts: what it imports decides. */
function layerOf({ place }: HouseFile): number {
  const folder = `/${dirname(place.inside)}/`;
  if (folder.includes('/rules/')) return 0;
  if (folder.includes('/use-cases/')) return 2;
  const name = basename(place.inside);
  if (/^(?:.+-)?(?:store|views|facts)\.ts$/.test(name)) return 1;
  return /^(?:module|(?:.+-)?routes)\.ts$/.test(name) ? 3 : -1;
}

const isWithin = (file: HouseFile, other: HouseFile | undefined): other is HouseFile =>
  other?.place.area === 'module' && other.place.name === file.place.name;

/** The chain of paths from a file to a layer higher than `own`, directly or through files without a layer. */
function wayUp(house: House, file: HouseFile, own: number, seen: Set<string>): string | undefined {
  const layer = layerOf(file);
  if (layer >= 0) return layer > own ? `${file.place.inside} (${layers[layer]})` : undefined;
  if (seen.has(file.place.path)) return undefined;
  seen.add(file.place.path);
  for (const { target, isTypeOnly } of file.imports) {
    const next = target?.kind === 'file' && !isTypeOnly ? house.get(target.path) : undefined;
    const found = isWithin(file, next) ? wayUp(house, next, own, seen) : undefined;
    if (found !== undefined) return `${file.place.inside} -> ${found}`;
  }
  return undefined;
}

/** Rules decide, stores and views read and write rows, use cases combine them, routes call use cases. Imports never go up. */
export function judgeLayers(house: House, file: HouseFile): LayerFault[] {
  if (file.place.area !== 'module' || file.place.isForTests) return [];
  const own = layerOf(file);
  if (own < 0) return [];
  return file.imports.flatMap(({ target, line, isTypeOnly }) => {
    const next = target?.kind === 'file' ? house.get(target.path) : undefined;
    // A rule decides on the facts it is given, so it may name the shape of one.
    const isShape = isTypeOnly && factsName.test(next?.place.inside ?? '');
    const found = isWithin(file, next) && !isShape ? wayUp(house, next, own, new Set()) : undefined;
    return found === undefined ? [] : [{ line, message: `${layers[own]} may not reach up to ${found}` }];
  });
}
