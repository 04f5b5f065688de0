import { formatDate, percentOfFraction } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import type { Difference, PolicyCell, PolicyField } from '../policy-calls.ts';
import { shownTexts as texts } from '../texts.ts';

/** A value of a field as people read it. */
export function valueText({ kind, choices, none }: PolicyCell, value: unknown): string {
  if (value === null || value === undefined) return none || texts.nothing;
  if (Array.isArray(value)) return value.join(', ');
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  switch (kind) {
    case 'PERCENT':
      return `${percentOfFraction(text)}\u00a0%`;
    case 'TIMES':
      return `${text.replace('.', ',')}\u00a0×`;
    case 'MONEY':
      return formatReais(Number(text));
    case 'CHOICE':
      return choices.find(({ code }) => code === text)?.title ?? text;
    case 'FLAG':
      return value === true ? texts.yes : texts.no;
    case 'MONTH':
      return formatDate(`${text}-01`).slice(3);
    case 'COUNT':
    case 'COUNTS':
    case 'TEXT':
    case 'ROWS':
      return text;
  }
}

/** What changes of one field, or of one cell of a table. */
export interface Change {
  path: string;
  title: string;
  before: string;
  after: string;
}

/** A difference field by field; numbers of one list stand together. What no field knows is shown as it is. */
export function changesOf(fields: readonly PolicyField[], difference: Difference): Change[] {
  const groups = new Map<string, Difference>();
  for (const part of difference) {
    const { path } = cellAt(fields, part.path);
    groups.set(path, [...(groups.get(path) ?? []), part]);
  }
  return [...groups].map(([path, parts]) => {
    const { title, cell } = cellAt(fields, path);
    const side = (of: 'before' | 'after', absent: 'ADDED' | 'REMOVED') => {
      const there = parts.filter(({ change }) => change !== absent);
      if (there.length === 0) return texts.absent;
      return there.map((part) => (cell ? valueText(cell, part[of]) : String(part[of]))).join(', ');
    };
    return { path, title, before: side('before', 'ADDED'), after: side('after', 'REMOVED') };
  });
}

/** 'plans.1.counts.0' is the field 'plans', row 2, the cell 'counts'. */
function cellAt(
  fields: readonly PolicyField[],
  path: string,
): { path: string; title: string; cell: PolicyCell | null } {
  const [name = '', row = '', column = ''] = path.split('.');
  const field = fields.find((one) => one.name === name);
  if (!field) return { path, title: path, cell: null };
  if (field.kind !== 'ROWS') return { path: name, title: field.title, cell: field };
  const cell = field.columns.find((one) => one.name === column);
  return {
    path: [name, row, column].join('.'),
    title: `${field.title}, ${texts.row(Number(row) + 1)}: ${cell?.title ?? column}`,
    cell: cell ?? null,
  };
}
