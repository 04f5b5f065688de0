import { z } from 'zod';
import { type Cents, centsToReais, isWholeCents, reaisToCents } from '../kernel/money.ts';

/** A document keeps money as cents (`minimumCents`); what travels is reais, as everywhere (`minimum`). */

type WireName<K> = K extends `${infer N}Cents` ? N : K;
type Wire<T> = T extends readonly (infer E)[]
  ? Wire<E>[]
  : T extends object
    ? { [K in keyof T as WireName<K>]: Wire<T[K]> }
    : T;

const SUFFIX = /Cents$/;
const NO_AMOUNT = 'Informe um valor em reais, com no máximo duas casas decimais';

const isAmount = (value: unknown): value is Cents => Number.isSafeInteger(value);

const amountFrom = (least: number) =>
  z.codec(
    z
      .number({ error: NO_AMOUNT })
      .min(least, { error: NO_AMOUNT })
      .max(1e11, { error: NO_AMOUNT })
      .refine(isWholeCents, { error: NO_AMOUNT })
      .meta({ description: 'Reais, at most two decimals', examples: [197.28] }),
    z.custom<Cents>(isAmount),
    { decode: (amount) => reaisToCents(amount), encode: (amount) => centsToReais(amount) },
  );
const amount = amountFrom(0);
const positiveAmount = amountFrom(0.01);

const amountOf = (field: unknown): z.ZodType =>
  field instanceof z.ZodNullable
    ? amountOf(field.unwrap()).nullable()
    : field instanceof z.ZodType && !field.safeParse(0).success
      ? positiveAmount
      : amount;

const fieldOnWire = (name: string, field: unknown): unknown => {
  if (SUFFIX.test(name)) return amountOf(field);
  if (!(field instanceof z.ZodArray) || !(field.element instanceof z.ZodObject)) return field;
  return new z.ZodArray({ ...field.def, element: onTheWire(field.element) });
};

/** A document as it travels: money in reais outside, the document itself inside. */
export function onTheWire<D extends z.ZodObject>(document: D): z.ZodType<z.output<D>, Wire<z.input<D>>> {
  const fields = Object.entries(document.shape).map(([name, field]): [string, unknown] => [
    name.replace(SUFFIX, ''),
    fieldOnWire(name, field),
  ]);
  const names = new Map(Object.keys(document.shape).map((name) => [name.replace(SUFFIX, ''), name]));
  const wire = z.object(Object.fromEntries(fields) as Record<string, z.ZodType>);
  const inside = z.custom<Record<string, unknown>>();
  return z.codec(wire, inside, {
    decode: (read) => Object.fromEntries(Object.entries(read).map(([name, value]) => [names.get(name) ?? name, value])),
    encode: (kept) =>
      Object.fromEntries(Object.entries(kept).map(([name, value]) => [name.replace(SUFFIX, ''), value])),
  }) as unknown as z.ZodType<z.output<D>, Wire<z.input<D>>>;
}

/** A stored document as it travels, of whatever kind and age: its amounts in reais. */
export const documentOnWire = (document: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(document).map(([name, value]: [string, unknown]) => [
      name.replace(SUFFIX, ''),
      SUFFIX.test(name) && isAmount(value) ? centsToReais(value) : valueOnWire(value),
    ]),
  );

function valueOnWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valueOnWire);
  return typeof value === 'object' && value !== null ? documentOnWire(value) : value;
}
