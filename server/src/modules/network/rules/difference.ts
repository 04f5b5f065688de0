import type { FieldChange } from '../tables.ts';

type Said = Readonly<Record<string, string | number | boolean | null>>;

const textOf = (value: Said[string] | undefined): string => {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return value === null || value === undefined ? '' : String(value);
};

/** Fields that say something else, by their name; what is null said nothing. */
export function differenceOf(before: Said, after: Said): FieldChange[] {
  return Object.keys(after).flatMap((field): FieldChange[] => {
    const [was, is] = [textOf(before[field]), textOf(after[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}
