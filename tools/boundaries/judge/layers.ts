import { basename, dirname } from 'node:path/posix';
import type { House, HouseFile } from '../read/house.ts';

export interface LayerFault {
  readonly line: number;
  readonly message: string;
}

/** The layers inside a module, lowest first: a file imports its own layer and lower ones. */
const layers = ['rules', 'store, views, facts', 'use-cases', 'routes'] as const;

const factsName = /(?:^|[/-])facts\.ts$/;

/** The layer of a file of a module; -1 for one that has none, such as ports.ts: it counts as what it imports. */
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

/** The way from one file to a higher layer than `own`, straight or behind files of no layer, as a chain of paths. */
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

/** Rules decide, stores and views read and write rows, use cases put both together, routes call them: never upwards. */
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
