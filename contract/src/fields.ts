import { z } from 'zod';
import { type Cents, centsToReais, dayFault, isCpf, isWholeCents, onlyDigits, reaisToCents } from './kernel/index.ts';

/** UUID of a row (version 7, made by the server). */
export const id = z.uuid();
/** Calendar day in the retailer's zone, YYYY-MM-DD. */
export const day = z.iso.date({ error: ({ input }) => dayFault(input) });
/** Instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** Money: a JSON number in reais with at most two decimals on the wire, integer cents inside. */
export const reais = z.codec(
  z
    .number()
    .min(-1e11)
    .max(1e11)
    .refine(isWholeCents, 'at most two decimals')
    .meta({ description: 'Reais, at most two decimals', examples: [197.28] }),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  { decode: (wire) => reaisToCents(wire), encode: (cents) => centsToReais(cents) },
);

/** A rate as a fraction: 0.05 is 5 %. */
export const fraction = z.number().meta({ description: 'Fraction: 0.05 is 5 %' });

/** A CPF with or without punctuation; eleven digits inside. */
export const cpf = z
  .string()
  .max(20)
  .transform(onlyDigits)
  .refine(isCpf, 'Digite um CPF válido.')
  .meta({ description: 'CPF, eleven digits, punctuation allowed', examples: ['900.001.002-00'] });
