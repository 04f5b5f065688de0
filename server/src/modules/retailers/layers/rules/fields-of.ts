import { pictureAddress } from '@balcao/contract';
import { z } from 'zod';

export type FieldKind = 'BOOLEAN' | 'CHOICE' | 'TEXT' | 'DATE' | 'NUMBER' | 'NUMBERS' | 'IMAGE';
/** What one setting may be. */
export type Value = boolean | string | number | number[] | null;

/** One setting of a schema, as a form shows it. */
export interface FieldSpec {
  /** With dots: 'flags.reportsPage'. */
  path: string;
  /** Title of the part it stands in. */
  part: string;
  title: string;
  kind: FieldKind;
  choices: string[];
  /** What holds when no layer says anything. */
  standard: Value;
}

/** What is inside a default, an optional or a null, with the title that was said on the way. */
function unwrapped(schema: unknown, title?: string): { inner: unknown; title: string | undefined } {
  const said = schema instanceof z.ZodType ? (schema.meta()?.title ?? title) : title;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return unwrapped(schema.def.innerType, said);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return unwrapped(schema.def.innerType, said);
  return { inner: schema, title: said };
}

function kindOf(field: unknown): FieldKind | null {
  if (field === pictureAddress) return 'IMAGE';
  if (field instanceof z.ZodBoolean) return 'BOOLEAN';
  if (field instanceof z.ZodEnum) return 'CHOICE';
  if (field instanceof z.ZodNumber) return 'NUMBER';
  if (field instanceof z.ZodArray) return 'NUMBERS';
  if (field instanceof z.ZodISODate) return 'DATE';
  return field instanceof z.ZodString || field instanceof z.ZodURL ? 'TEXT' : null;
}

/** The settings that a schema gives a title, in its order. What has none is not for people. */
export function fieldsOf(schema: z.ZodObject): FieldSpec[] {
  return walk(schema, [], undefined, schema.parse({}));
}

function walk(object: z.ZodObject, at: readonly string[], part: string | undefined, standard: unknown): FieldSpec[] {
  return Object.entries(object.shape).flatMap(([key, field]): FieldSpec[] => {
    const { inner, title } = unwrapped(field);
    const path = [...at, key];
    const value = fieldIn(standard, key);
    if (inner instanceof z.ZodObject) return walk(inner, path, part ?? title, value);
    const kind = kindOf(inner);
    if (title === undefined || part === undefined) return [];
    if (kind === null) throw new Error(`${path.join('.')} has a title, and is of no kind that a form knows`);
    const choices = inner instanceof z.ZodEnum ? inner.options.map(String) : [];
    return [{ path: path.join('.'), part, title, kind, choices, standard: asValue(value) ?? null }];
  });
}

const fieldIn = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/** A value that a form knows; undefined for everything else. */
function asValue(value: unknown): Value | undefined {
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (value === null || typeof value === 'number') return value;
  return Array.isArray(value) && value.every((item) => typeof item === 'number') ? value : undefined;
}

/** What a document says of a setting; undefined when nothing. */
export const valueAt = (document: unknown, path: string): Value | undefined =>
  asValue(path.split('.').reduce<unknown>(fieldIn, document));
