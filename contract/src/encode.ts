import { z } from 'zod';
import { reais } from './fields.ts';

/** A value of the server as it travels; throws where it is not plainly right. */
type Step = (value: unknown) => unknown;

const doubt = new Error('not plainly right');

const checked =
  (isRight: (value: unknown) => boolean): Step =>
  (value) => {
    if (!isRight(value)) throw doubt;
    return value;
  };

const matching = (pattern: RegExp) => checked((value) => typeof value === 'string' && pattern.test(value));
/** Formats that are one pattern and nothing else. */
const patterned = new Set<string>(['uuid', 'date', 'datetime']);

const isPlain = ({ checks }: { checks?: readonly unknown[] | undefined }) => (checks ?? []).length === 0;

/** Texts and numbers without rules of their own, whole numbers, and the formats that nearly every answer has. */
function leafOf(schema: z.core.$ZodType): Step | undefined {
  if (schema instanceof z.ZodEnum) {
    const words = new Set<unknown>(schema.options);
    return checked((value) => words.has(value));
  }
  if (schema instanceof z.ZodBoolean) return checked((value) => typeof value === 'boolean');
  if (schema instanceof z.ZodStringFormat) {
    const { format, pattern } = schema.def;
    return isPlain(schema.def) && patterned.has(format) && pattern ? matching(pattern) : undefined;
  }
  if (schema instanceof z.ZodNumberFormat)
    return isPlain(schema.def) && schema.format === 'safeint' ? checked(Number.isSafeInteger) : undefined;
  if (schema instanceof z.ZodString) return isPlain(schema.def) ? matching(/(?:)/) : undefined;
  return schema instanceof z.ZodNumber && isPlain(schema.def) ? checked(Number.isFinite) : undefined;
}

/** More cents than `reais` takes. */
const TOO_MANY_CENTS = 1e13 + 1;
const isAmount = checked((value) => Number.isSafeInteger(value) && Math.abs(Number(value)) < TOO_MANY_CENTS);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectOf(schema: z.ZodObject): Step | undefined {
  const fields = Object.entries(schema.shape).map(([key, field]) => ({ key, step: stepOf(field) }));
  if (!isPlain(schema.def) || schema.def.catchall || !fields.every(({ step }) => step)) return undefined;
  return (value) => {
    if (!isRecord(value)) throw doubt;
    const wire: Record<string, unknown> = {};
    for (const { key, step } of fields) wire[key] = step?.(value[key]);
    return wire;
  };
}

/** Undefined for kinds that only zod knows. */
function stepOf(schema: z.core.$ZodType): Step | undefined {
  if (schema instanceof z.ZodObject) return objectOf(schema);
  if (schema instanceof z.ZodArray) {
    const step = isPlain(schema.def) ? stepOf(schema.element) : undefined;
    return step && ((value) => (Array.isArray(value) ? value.map((one) => step(one)) : checked(() => false)(value)));
  }
  if (schema instanceof z.ZodNullable) {
    const step = stepOf(schema.unwrap());
    return step && ((value) => (value === null ? null : step(value)));
  }
  if (schema instanceof z.ZodCodec)
    return schema.def.out === reais.def.out ? (value) => Number(isAmount(value)) / 100 : undefined;
  return leafOf(schema);
}

/**
 * Encodes answers of a schema as `z.encode` does, some ten times faster where they are made of plain kinds and right;
 * everything else is left to it. @throws ZodError of a value that does not fit.
 */
export function encoderOf<S extends z.ZodType>(schema: S): (value: z.output<S>) => unknown {
  const step = stepOf(schema);
  return (value) => {
    try {
      if (step) return step(value);
    } catch (error) {
      if (error !== doubt) throw error;
    }
    return z.encode(schema, value);
  };
}
