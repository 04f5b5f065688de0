import { z } from 'zod';
import { type Cents, wholeCents } from '../kernel/money.ts';

/** Fields of policy documents. Their sentences are pt-BR: who enters a policy reads them. */

/** What a form and a reader know of a field beside its title. */
interface Shown {
  /** How its value is written for people; of other fields the schema says it. */
  unit?: 'PERCENT' | 'TIMES' | 'MONEY' | 'MONTH';
  /** What leaving it empty means: 'nunca'. */
  none?: string;
  /** pt-BR names of its values. */
  choices?: Readonly<Record<string, string>>;
}
export const shown = z.registry<Shown>();

/** A field with its pt-BR title; `none` says what an empty one means. What derives from a field keeps what it says. */
export function named<T extends z.ZodType>(title: string, field: T, none?: string): T {
  const titled = field.meta({ title });
  if (none !== undefined) shown.add(titled, { none });
  return titled;
}

const decimal = (error: string) => z.string({ error }).regex(/^\d{1,3}(\.\d{1,12})?$/, { error });

/** A rate: a fraction as decimal text, never a float. */
export const rate = decimal('Informe uma fração decimal: 0.05 é 5 %')
  .meta({ description: 'Fraction as decimal text: 0.05 is 5 %', examples: ['0.05'] })
  .register(shown, { unit: 'PERCENT' });

/** What something is multiplied by. */
export const times = decimal('Informe um número decimal: 1.5 é uma vez e meia')
  .meta({ description: 'Multiple as decimal text: 1.5 is one and a half times', examples: ['1.5'] })
  .register(shown, { unit: 'TIMES' });

const NO_VARIATION = 'Informe uma fração decimal: 0.0044 é 0,44 %';
/** How prices moved: a fraction as decimal text, below zero where they fell. */
export const variation = z
  .string({ error: NO_VARIATION })
  .regex(/^-?0(\.\d{1,12})?$/, { error: NO_VARIATION })
  .meta({
    description: 'Fraction as decimal text: 0.0044 is 0.44 %, below zero where prices fell',
    examples: ['0.0044'],
  })
  .register(shown, { unit: 'PERCENT' });

const NO_MONTH = 'Informe um mês como AAAA-MM';
export const month = z
  .string({ error: NO_MONTH })
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, { error: NO_MONTH })
  .meta({ description: 'Month, YYYY-MM', examples: ['2026-10'] })
  .register(shown, { unit: 'MONTH' });

const IS_ABOVE_WHOLE = 'Informe no máximo 100 % (a fração 1)';
/** A part of a whole: a fraction up to 1. */
export const share = rate.refine((text) => Number(text) <= 1, { error: IS_ABOVE_WHOLE });
/** A part that is neither nothing nor above the whole. */
export const positiveShare = share.refine((text) => Number(text) > 0, { error: 'Informe mais que zero' });

/** A whole number from `least` to `most`. */
export const count = (least: number, most: number) => {
  const error = `Informe um número inteiro de ${least} a ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
};

const IS_NO_AMOUNT = 'Informe um valor em centavos inteiros';
const centsFrom = (least: number) =>
  z
    .codec(
      z
        .int({ error: IS_NO_AMOUNT })
        .min(least, { error: IS_NO_AMOUNT })
        .max(1e13, { error: IS_NO_AMOUNT })
        .meta({ description: 'Whole cents: 19728 is R$ 197,28' }),
      z.custom<Cents>((value) => Number.isSafeInteger(value)),
      { decode: wholeCents, encode: (amount) => amount },
    )
    .register(shown, { unit: 'MONEY' });
/** Money in a document: whole cents, as the field's name says. */
export const cents = centsFrom(0);
export const positiveCents = centsFrom(1);

/** One of some values, each with its pt-BR name. */
export const oneOf = <const T extends string>(choices: Readonly<Record<T, string>>) => {
  const values = Object.keys(choices) as T[];
  return z.enum(values, { error: `Escolha um dos valores: ${values.join(', ')}` }).register(shown, { choices });
};

export const yesOrNo = z.boolean({ error: 'Informe verdadeiro ou falso' });

export const words = (most: number) => {
  const error = `Preencha com até ${most} caracteres`;
  return z.string({ error }).trim().min(1, { error }).max(most, { error });
};
