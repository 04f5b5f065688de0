import { toAscii } from '@balcao/contract';
import { refuse } from '../../../../../kernel/refusal.ts';
import type { SheetRow } from '../../../../../kernel/sheets/read/sheet.ts';

/** Columns of the sheet, as the template calls them. */
export const columns = [
  { key: 'name', header: 'Nome' },
  { key: 'cpf', header: 'CPF' },
  { key: 'email', header: 'Email' },
  { key: 'phoneNumber', header: 'Telefone' },
  { key: 'role', header: 'Função' },
  { key: 'storeName', header: 'Loja' },
] as const;
export type ColumnKey = (typeof columns)[number]['key'];

/** A row of people's data as the file has it. */
export type RawRow = Record<ColumnKey, string> & { line: number };
export interface RowFault {
  line: number;
  field: ColumnKey | null;
  reason: string;
}

/** 'Função ' and 'FUNCAO' are one, 'E-mail' and 'Email' too. */
export const plain = (text: string): string =>
  toAscii(text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
const headerOf = (text: string) => plain(text).replaceAll(' ', '');

/**
 * Rows below the first one, which names the columns in any order; others are passed over, and so are empty rows.
 * @throws Refusal SHEET_COLUMN_MISSING, SHEET_COLUMN_TWICE, STAFF_SHEET_EMPTY.
 */
export function rowsOfSheet([header, ...rows]: readonly SheetRow[]): { rows: RawRow[]; faults: RowFault[] } {
  if (!header) refuse('STAFF_SHEET_EMPTY');
  const titles = header.cells.map(headerOf);
  const places = columns.map((column) => {
    const wanted = headerOf(column.header);
    const index = titles.indexOf(wanted);
    if (index < 0) refuse('SHEET_COLUMN_MISSING', { details: { column: column.header } });
    if (titles.includes(wanted, index + 1)) refuse('SHEET_COLUMN_TWICE', { details: { column: column.header } });
    return { key: column.key, index };
  });
  const faults: RowFault[] = [];
  const found = rows.flatMap(({ line, cells, formulas }): RawRow[] => {
    const entries = places.map(({ key, index }) => [key, (cells[index] ?? '').slice(0, 300)] as const);
    const inFormulas = places.filter(({ index }) => formulas.includes(index));
    if (entries.every(([, value]) => value === '') && inFormulas.length === 0) return [];
    for (const { key } of inFormulas)
      faults.push({ line, field: key, reason: 'A célula tem uma fórmula. Cole só o valor.' });
    return [{ ...(Object.fromEntries(entries) as Record<ColumnKey, string>), line }];
  });
  if (found.length === 0) refuse('STAFF_SHEET_EMPTY');
  return { rows: found, faults };
}
