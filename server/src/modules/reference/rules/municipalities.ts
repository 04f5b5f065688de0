import { stateNames, type Uf, ufs } from '@balcao/contract';
import { municipalities, stateCodes } from '../data/municipalities.gen.ts';

export interface Municipality {
  /** Of IBGE, seven digits; the first two are its state's. */
  code: number;
  name: string;
}

export const states = ufs.map((uf) => ({ code: stateCodes[uf], uf, name: stateNames[uf] }));

const lists = new Map<Uf, readonly Municipality[]>();

/** Municipalities of a state by name. */
export function municipalitiesOf(uf: Uf): readonly Municipality[] {
  const known = lists.get(uf);
  if (known) return known;
  const lines = municipalities[uf].trim().split('\n');
  const made = lines.map((line) => ({ code: Number(line.slice(0, 7)), name: line.slice(8) }));
  lists.set(uf, made);
  return made;
}

/** A municipality of a state by its code; undefined for one of another state too. */
export const municipalityOf = (uf: Uf, code: number): Municipality | undefined =>
  municipalitiesOf(uf).find((one) => one.code === code);

/** Text by which names are found: without accents, in small letters. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\w\s]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
