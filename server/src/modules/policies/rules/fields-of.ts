import { type Handled, shown } from '@balcao/contract';
import { z } from 'zod';

type Field = Handled<'GET /policies/kinds'>['answer']['kinds'][number]['fields'][number];
type Cell = Omit<Field, 'columns'>;

/** The fields of a document, as a form and a reader show them, in its order. @throws Error for one that they could not. */
export const fieldsOf = (document: z.ZodObject): Field[] =>
  Object.entries(document.shape).map(([name, field]) => {
    const { inner } = unwrapped(field);
    const rows = inner instanceof z.ZodArray ? inner.element : null;
    return Object.assign(cellOf(name, field), { columns: rows instanceof z.ZodObject ? columnsOf(rows) : [] });
  });

const columnsOf = (row: z.ZodObject): Cell[] => Object.entries(row.shape).map(([name, field]) => cellOf(name, field));

function cellOf(name: string, field: unknown): Cell {
  const title = field instanceof z.ZodType ? field.meta()?.title : undefined;
  const { inner, isEmptiable } = unwrapped(field);
  const kind = kindOf(inner);
  if (title === undefined || kind === null) throw new Error(`${name} has no title, or is of no kind that a form knows`);
  const choices = Object.entries(aboutOf(inner)?.choices ?? {}).map(([code, named]) => ({ code, title: named }));
  return {
    name: name.replace(/Cents$/, ''),
    title,
    kind,
    choices,
    none: isEmptiable ? (aboutOf(field)?.none ?? '') : null,
    isLeftOut: field instanceof z.ZodOptional,
  };
}

const aboutOf = (field: unknown) => (field instanceof z.ZodType ? shown.get(field) : undefined);

function unwrapped(field: unknown): { inner: unknown; isEmptiable: boolean } {
  if (!(field instanceof z.ZodNullable || field instanceof z.ZodOptional)) return { inner: field, isEmptiable: false };
  return { ...unwrapped(field.unwrap()), isEmptiable: true };
}

function kindOf(field: unknown): Cell['kind'] | null {
  const unit = aboutOf(field)?.unit;
  if (unit !== undefined) return unit;
  if (field instanceof z.ZodBoolean) return 'FLAG';
  if (field instanceof z.ZodEnum) return 'CHOICE';
  if (field instanceof z.ZodNumber) return 'COUNT';
  if (field instanceof z.ZodArray) return field.element instanceof z.ZodObject ? 'ROWS' : 'COUNTS';
  return field instanceof z.ZodString ? 'TEXT' : null;
}
