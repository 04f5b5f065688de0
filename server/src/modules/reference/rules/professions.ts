import { cbo } from '../data/professions.gen.ts';

export interface Profession {
  id: number;
  name: string;
}

/** What stands for every occupation that the list does not have. */
const OTHER: Profession = { id: 1, name: 'OUTROS' };
const byName = new Intl.Collator('pt-BR');

const titles = cbo
  .trim()
  .split('\n')
  .map((line): Profession => ({ id: Number(line.slice(0, 6)), name: line.slice(7) }))
  .toSorted((one, other) => byName.compare(one.name, other.name));

/** Occupations by name, OUTROS first. An id is the code of the CBO, so it stays what it is. */
export const professions: readonly Profession[] = [OTHER, ...titles];

const ids = new Set(professions.map(({ id }) => id));
export const isProfession = (id: number): boolean => ids.has(id);
