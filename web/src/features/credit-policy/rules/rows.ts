import type { CreditSheet } from '@balcao/contract';

export type Knockout = CreditSheet['knockouts'][number];
type Band = NonNullable<CreditSheet['scorecard']['attributes'][number]['bins']>[number];

/** Where a row stands: its list, by its path in the sheet, and its place there. */
export interface RowPlace {
  list: string;
  at: number;
}

function listIn(sheet: CreditSheet, list: string): unknown[] {
  let found: unknown = sheet;
  for (const key of list.split('.')) found = (found as Record<string, unknown>)[key];
  return found as unknown[];
}

function changed(sheet: CreditSheet, list: string, change: (rows: unknown[]) => void): CreditSheet {
  const copy = structuredClone(sheet);
  change(listIn(copy, list));
  return copy;
}

export const withoutRow = (sheet: CreditSheet, { list, at }: RowPlace): CreditSheet =>
  changed(sheet, list, (rows) => rows.splice(at, 1));

export const withRow = (sheet: CreditSheet, { list, at }: RowPlace, row: Knockout | Band): CreditSheet =>
  changed(sheet, list, (rows) => rows.splice(at, 0, row));

/** Where a path of the sheet points to once a row went or came before it; null of the row that went. */
export function movedPath(path: string, { list, at }: RowPlace, by: 1 | -1): string | null {
  if (!path.startsWith(`${list}.`)) return path;
  const [index = '', ...rest] = path.slice(list.length + 1).split('.');
  const row = Number(index);
  if (by === -1 && row === at) return null;
  return [list, row >= at ? row + by : row, ...rest].join('.');
}

/** The first code of a rule that no other has: K24 after K23. */
export function nextRuleId({ knockouts }: CreditSheet): string {
  const taken = new Set(knockouts.map(({ id }) => id));
  let number = knockouts.length + 1;
  const idOf = () => `K${String(number).padStart(2, '0')}`;
  while (taken.has(idOf())) number += 1;
  return idOf();
}

/** Where a band that ends there belongs: bands rise, and the last has no end. */
export function bandPlace(sheet: CreditSheet, list: string, lt: number): RowPlace {
  const bands = listIn(sheet, list) as Band[];
  const at = bands.findIndex((band) => band.lt === null || band.lt > lt);
  return { list, at: at < 0 ? bands.length : at };
}
