import { z } from 'zod';
import { count, words } from '../policies/fields.ts';
import { creditFactNames } from './facts.ts';
import { creditReasonCodes } from './reasons.ts';

/** A credit policy as tables. Money is whole cents, rates are whole percents; what holds is in `check-sheet.ts` as well. */

/** What a rule comes to, the one that wins first. */
export const creditEffects = ['DENIED', 'BIOMETRY_CONFLICT', 'MANUAL_ANALYSIS', 'PRE_APPROVED', 'APPROVED'] as const;
export type CreditEffect = (typeof creditEffects)[number];
export const creditOperators = ['eq', 'in', 'lt', 'lte', 'gt', 'gte'] as const;
export type CreditOperator = (typeof creditOperators)[number];
/** Grades of risk, the best first. */
export const creditGrades = ['A', 'B', 'C', 'D', 'E'] as const;
export type CreditGrade = (typeof creditGrades)[number];

const UNKNOWN_FIELD = 'Campo desconhecido';
const sheetOf = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? UNKNOWN_FIELD : 'Preencha este campo'),
  });

const cents = count(0, 100_000_000);
const percent = count(0, 1_000);
const rowId = z.string().regex(/^[A-Z][A-Z0-9]{1,9}$/, { error: 'Use letras maiúsculas e números' });
const code = z.enum(creditReasonCodes, { error: 'Motivo desconhecido' });
const fact = z.enum(creditFactNames, { error: 'Fato desconhecido' });
const effect = z.enum(creditEffects, { error: 'Efeito desconhecido' });
const grade = z.enum(creditGrades, { error: 'Grau desconhecido' });
const byGrade = z.partialRecord(grade, cents);

const scalar = z.union([z.string().max(40), z.int(), z.boolean()], { error: 'Valor de outro tipo' });
const condition = z.tuple([
  fact,
  z.enum(creditOperators, { error: 'Comparação desconhecida' }),
  z.union([scalar, z.array(scalar).min(1, { error: 'Informe ao menos um valor' }).max(60)], {
    error: 'Valor de outro tipo',
  }),
]);

const knockout = sheetOf({
  id: rowId,
  all: z.array(condition).min(1, { error: 'Informe ao menos uma condição' }).max(10),
  effect,
  code,
});

/** Up to below `lt`; null: without an end. */
const upTo = count(-1_000_000, 100_000_000).nullable();
const points = count(-1_000, 1_000);
const attribute = sheetOf({
  id: rowId,
  field: fact,
  missing: points,
  code,
  bins: z
    .array(sheetOf({ lt: upTo, points }))
    .min(1)
    .max(50)
    .optional(),
  in: z
    .array(sheetOf({ values: z.array(scalar).min(1).max(60), points }))
    .min(1)
    .max(50)
    .optional(),
});

const growth = z
  .array(sheetOf({ paidOnTimeLt: upTo, pct: percent }))
  .min(1, { error: 'Informe ao menos uma faixa' })
  .max(20);

export const creditSheet = z.strictObject({
  name: words(60),
  version: words(40),
  author: words(200).optional(),
  reason: words(500).optional(),
  currency: z.literal('BRL cents'),
  precedence: z.array(effect),
  knockouts: z.array(knockout).max(200),
  scorecard: sheetOf({
    base: points,
    attributes: z.array(attribute).min(1, { error: 'Informe ao menos um atributo' }).max(50),
    grades: z
      .array(sheetOf({ grade, lt: upTo, pdBp: count(0, 10_000), effect, code: code.optional() }))
      .min(1, { error: 'Informe ao menos um grau' })
      .max(creditGrades.length),
    topReasons: count(0, 4),
  }),
  income: sheetOf({
    declaredWithoutEstimatePct: percent,
    estimateCapPct: percent,
    minimumCents: cents,
    assumedDebtPct: percent,
    code,
  }),
  capacity: sheetOf({ commitmentPct: count(0, 100), minimoExistencialCents: cents, code }),
  limit: sheetOf({
    months: byGrade,
    firstCapCents: byGrade,
    growth,
    maxCents: cents,
    stepCents: count(1, 100_000_000),
    minCents: cents,
    manualAboveCents: cents,
    manualCode: code,
    minCode: code,
  }),
  increase: sheetOf({
    minPurchaseCents: cents,
    stepCents: count(1, 100_000_000),
    minIncreaseCents: cents,
    cooldownDays: count(0, 365),
    cooldownCode: code,
    noRoomCode: code,
    factorPct: growth,
    validity: words(100).optional(),
  }),
  superCompra: sheetOf({
    stepCents: count(1, 100_000_000),
    minExtraCents: cents,
    maxExtraCents: cents,
    capPctOfLimit: byGrade,
    months: count(1, 60),
    noRoomCode: code,
    validityDays: count(1, 30),
  }),
  /** Of a challenger: which experiment it is, and its share of the customers in hundredths of a percent. */
  experiment: sheetOf({ id: words(40), challengerBp: count(0, 10_000) }).optional(),
});

export type CreditSheet = z.output<typeof creditSheet>;
export type CreditCondition = z.output<typeof condition>;

/** What is wrong with a cell of a sheet, in pt-BR; the path has dots: knockouts.3.all.0. */
export interface SheetFault {
  path: string;
  message: string;
}
