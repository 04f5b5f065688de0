import { type GoldenKind, type GoldenReport, lenderKinds, runGolden } from '@balcao/credit-math';
import { z } from 'zod';
import { batchKind } from './batches.ts';
import { readMonth, spanOf } from './file.ts';
import { serverKinds } from './kinds.ts';

type Kinds = Readonly<Record<string, GoldenKind>>;
const batches = z.array(z.looseObject({ do: z.string() }));

/** Whether a file holds the cases of a lender's books, `{ cases: { kind: [case] } }`. */
export const isLenderFile = (file: unknown): file is { cases: Record<string, unknown> } =>
  typeof file === 'object' &&
  file !== null &&
  'cases' in file &&
  typeof file.cases === 'object' &&
  file.cases !== null &&
  !Array.isArray(file.cases);

/** Cases of batches on the last day of the month beside them; what stops them all is a difference of each. */
async function batchesOf(file: object, batch: unknown): Promise<GoldenKind> {
  try {
    return await batchKind(batches.parse(batch), 'input' in file ? spanOf(readMonth(file)).last : undefined);
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** Every case of a lender's file through the product's own functions; a kind that nobody knows fails. */
export async function runLenderCases(file: { cases: Record<string, unknown> }): Promise<GoldenReport> {
  const asked = Object.entries(file.cases).map(
    ([kind, cases]) => [kind, Array.isArray(cases) ? cases : [cases]] as const,
  );
  const ofMonth: Kinds = 'input' in file ? serverKinds(() => readMonth(file)) : {};
  const { batch } = file.cases;
  const ofDesk: Kinds = batch === undefined ? {} : { batch: await batchesOf(file, batch) };
  return runGolden(Object.fromEntries(asked), { ...lenderKinds, ...ofMonth, ...ofDesk });
}
