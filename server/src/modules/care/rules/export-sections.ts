import type { Handled } from '@balcao/contract';

export type DataExport = Handled<'POST /portal/data-export'>['answer'];
export type Section = DataExport['sections'][number];
type Line = Section['records'][number][number];

/** A line that says something; null where nothing is known. */
export function line(name: string, label: string, value: string | number | boolean | Date | null): Line[] {
  if (value === null || value === '') return [];
  if (value instanceof Date) return [{ name, label, text: value.toISOString() }];
  return [{ name, label, text: typeof value === 'boolean' ? yesNo(value) : String(value) }];
}

const yesNo = (value: boolean): string => (value ? 'sim' : 'não');

/** A section with its records; those without a line, and a section without a record, are not told. */
export function section(name: string, title: string, records: readonly (readonly Line[])[]): Section[] {
  const told = records.filter((lines) => lines.length > 0).map((lines) => Array.from(lines));
  return told.length === 0 ? [] : [{ name, title, records: told }];
}
