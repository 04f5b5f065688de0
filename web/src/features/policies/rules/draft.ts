import { fractionOfPercent, percentOfFraction, reaisToCents } from '@balcao/contract/kernel';
import type { Policy, PolicyCell, PolicyField } from '../policy-calls.ts';
import { faultTexts } from '../texts.ts';

/** What is typed in a cell: money as its cents, everything else as it stands in the field. */
export type Cells = Readonly<Record<string, string>>;
export interface Row {
  /** Names the row while rows before it come and go. */
  key: number;
  cells: Cells;
}
/** What is typed: plain fields by name, and tables by name. */
export interface Draft {
  cells: Cells;
  tables: Readonly<Record<string, readonly Row[]>>;
}
/** What is wrong, by path: 'plans.0.rateMonthly'. */
export type Faults = Readonly<Record<string, string>>;

let rowsMade = 0;
const newRow = (cells: Cells): Row => ({ key: (rowsMade += 1), cells });
export const emptyRow = ({ columns }: PolicyField): Row => newRow(cellsOf(columns, {}));

/** A document as it is typed; of none every field is empty. */
export function draftOf(fields: readonly PolicyField[], document: Policy['document']): Draft {
  const tables = fields.filter(({ kind }) => kind === 'ROWS');
  return {
    cells: cellsOf(
      fields.filter(({ kind }) => kind !== 'ROWS'),
      document,
    ),
    tables: Object.fromEntries(
      tables.map(({ name, columns }) => {
        const rows = document[name];
        return [name, Array.isArray(rows) ? rows.map((row: object) => newRow(cellsOf(columns, { ...row }))) : []];
      }),
    ),
  };
}

const cellsOf = (cells: readonly PolicyCell[], values: Record<string, unknown>): Cells =>
  Object.fromEntries(cells.map((cell) => [cell.name, typedOf(cell, values[cell.name])]));

function typedOf({ kind, none, choices }: PolicyCell, value: unknown): string {
  if (value === null || value === undefined) return kind === 'CHOICE' && none === null ? (choices[0]?.code ?? '') : '';
  if (Array.isArray(value)) return value.join(', ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (kind === 'PERCENT') return percentOfFraction(text);
  if (kind === 'TIMES') return text.replace('.', ',');
  if (kind === 'MONEY') return String(reaisToCents(Number(text)));
  return kind === 'MONTH' ? text.replace(/^(\d{4})-(\d\d)$/, '$2/$1') : text;
}

type Read = { value: unknown } | { fault: string };
const WHOLE = /^\d{1,9}$/;

function readCell({ kind, none }: PolicyCell, typed: string): Read {
  const text = typed.trim();
  if (text === '') return none === null ? { fault: faultTexts[kind] } : { value: null };
  const fault = { fault: faultTexts[kind] };
  switch (kind) {
    case 'PERCENT': {
      const value = fractionOfPercent(text);
      return value === null ? fault : { value };
    }
    case 'TIMES':
      return /^\d{1,3}([.,]\d{1,12})?$/.test(text) ? { value: text.replace(',', '.') } : fault;
    case 'MONEY':
      return { value: Number(text) / 100 };
    case 'COUNT':
      return WHOLE.test(text) ? { value: Number(text) } : fault;
    case 'COUNTS': {
      const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
      return parts.every((part) => WHOLE.test(part)) ? { value: parts.map(Number) } : fault;
    }
    case 'FLAG':
      return { value: text === 'true' };
    case 'MONTH': {
      const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d{4})$/.exec(text) ?? [];
      return month === undefined ? fault : { value: `${year}-${month}` };
    }
    case 'CHOICE':
    case 'TEXT':
    case 'ROWS':
      return { value: text };
  }
}

/** The document that a draft says; with faults it is not whole. */
export function documentOf(fields: readonly PolicyField[], draft: Draft) {
  const faults: Record<string, string> = {};
  const read = (cells: readonly PolicyCell[], typed: Cells, at: string) =>
    Object.fromEntries(
      cells.flatMap((cell): [string, unknown][] => {
        const one = readCell(cell, typed[cell.name] ?? '');
        if ('fault' in one) {
          faults[`${at}${cell.name}`] = one.fault;
          return [];
        }
        return one.value === null && cell.isLeftOut ? [] : [[cell.name, one.value]];
      }),
    );
  const tables = fields.filter(({ kind }) => kind === 'ROWS');
  const document = {
    ...read(
      fields.filter(({ kind }) => kind !== 'ROWS'),
      draft.cells,
      '',
    ),
    ...Object.fromEntries(
      tables.map(({ name, columns }) => [
        name,
        (draft.tables[name] ?? []).map(({ cells }, at) => read(columns, cells, `${name}.${at}.`)),
      ]),
    ),
  };
  return { document, faults };
}

/** What the server found, by the path of the field: 'document.plans.0.rateMonthly' and 'body.validFrom' are said shorter. */
export const faultsOf = (issues: readonly { path: string; message: string }[]): Faults =>
  Object.fromEntries(
    [...issues].reverse().map(({ path, message }) => [path.replace(/^body\./, '').replace(/^document\./, ''), message]),
  );

/** What is wrong with a cell, or with something inside it. */
export const faultAt = (faults: Faults, path: string): string | undefined =>
  Object.entries(faults).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];

/** What is wrong with what the form shows nowhere. */
export function faultsElsewhere(faults: Faults, fields: readonly PolicyField[], own: readonly string[]): string[] {
  const names = new Set([...own, ...fields.map(({ name }) => name)]);
  return Object.entries(faults).flatMap(([path, message]) => (names.has(path.split('.')[0] ?? '') ? [] : [message]));
}
