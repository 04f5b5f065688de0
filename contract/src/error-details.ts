import { z } from 'zod';
import type { DetailKind, ErrorSpec } from './error-table.ts';
import { type ErrorCode, errors, isErrorCode } from './errors.ts';
import { id, reais } from './fields.ts';

/** The error tables hold names of kinds and not these: the login page loads the tables, and zod would be 29 KB more. */
const kinds = {
  reais,
  'reais?': reais.optional(),
  'reais|null?': reais.nullable().optional(),
  id,
  'id?': id.optional(),
  count: z.int().min(0),
  text: z.string(),
  'text?': z.string().optional(),
  /** Rows of a sheet: the field and the reason, never what stands in it. */
  rows: z.array(z.object({ line: z.int(), field: z.string().nullable(), reason: z.string() })),
  'issues?': z.array(z.object({ path: z.string(), message: z.string() })).optional(),
} satisfies Record<DetailKind, z.ZodType>;

type Errors = typeof errors;
type SchemaOf<D> = z.ZodObject<{ [K in keyof D]: D[K] extends DetailKind ? (typeof kinds)[D[K]] : never }>;
type Side<C extends ErrorCode, S extends 'input' | 'output'> = Errors[C] extends { readonly details: infer D }
  ? SchemaOf<D>['_zod'][S]
  : never;

/** Details of a refusal as the server makes them: money in cents. `never` for a code without. */
export type DetailsOf<C extends ErrorCode> = C extends unknown ? Side<C, 'output'> : never;
/** Details of an error as they travel: money in reais. `never` for a code without. */
export type WireDetailsOf<C extends ErrorCode> = C extends unknown ? Side<C, 'input'> : never;

const schemas = new Map(
  Object.keys(errors)
    .filter(isErrorCode)
    .flatMap((code): [ErrorCode, z.ZodObject][] => {
      const { details }: ErrorSpec = errors[code];
      if (!details) return [];
      return [[code, z.object(Object.fromEntries(Object.entries(details).map(([name, kind]) => [name, kinds[kind]])))]];
    }),
);

/** The schema of a code's details, undefined for a code without. */
export const detailsSchema = (code: ErrorCode): z.ZodObject | undefined => schemas.get(code);

/** Details to what travels, money to reais; undefined when there are none or they are not what the code declares. */
export function encodeDetails(code: ErrorCode, details: unknown): Record<string, unknown> | undefined {
  const schema = detailsSchema(code);
  if (!schema || details === undefined) return undefined;
  const encoded = schema.safeEncode(details as Record<string, unknown>);
  return encoded.success ? encoded.data : undefined;
}
