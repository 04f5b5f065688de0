import type { CreditSheet } from '@balcao/contract';
import { useState } from 'react';
import { movedPath, type RowPlace, withoutRow, withRow } from './rules/rows.ts';
import type { TypedCell } from './rules/tables.ts';
import { type CellKind, cellValue, withTyped } from './rules/typed.ts';

type Typed = Readonly<Record<string, { kind: CellKind; text: string }>>;

interface Drafted {
  sheet: CreditSheet;
  typed: Typed;
  /** Rows that came or went. */
  rows: number;
}

/** What was typed, after a row came or went. */
function moved(typed: Typed, place: RowPlace, by: 1 | -1): Typed {
  const entries = Object.entries(typed).map(([path, value]) => [movedPath(path, place, by), value] as const);
  return Object.fromEntries(entries.filter(([path]) => path !== null));
}

/** A draft that begins at a sheet: cells that are typed, rows that come and go. */
export function useDraft(original: CreditSheet) {
  const [draft, setDraft] = useState<Drafted | null>(null);
  const { sheet, typed, rows } = draft ?? { sheet: original, typed: {}, rows: 0 };
  const values = Object.entries(typed).map(([path, { kind, text }]) => [path, cellValue(kind, text)] as const);
  const texts = Object.fromEntries(Object.entries(typed).map(([path, { text }]) => [path, text]));
  return {
    isDrafting: draft !== null,
    /** As its rows stand, before what is typed. */
    sheet,
    /** With what is typed. */
    drafted: withTyped(sheet, Object.fromEntries(values)),
    texts,
    changes: values.length + rows,
    begin: () => setDraft({ sheet: original, typed: {}, rows: 0 }),
    end: () => setDraft(null),
    type: ({ path, kind }: TypedCell, text: string) =>
      setDraft({ sheet, rows, typed: { ...typed, [path]: { kind, text } } }),
    remove: (place: RowPlace) =>
      setDraft({ sheet: withoutRow(sheet, place), rows: rows + 1, typed: moved(typed, place, -1) }),
    insert: (place: RowPlace, row: Parameters<typeof withRow>[2]) =>
      setDraft({ sheet: withRow(sheet, place, row), rows: rows + 1, typed: moved(typed, place, 1) }),
  };
}
