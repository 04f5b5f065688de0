import type { Cents } from '@balcao/contract';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { fact } from '../../../kernel/db/select.ts';
import { type FactOf, pick } from '../../../kernel/db/table.ts';
import type { IdRef, Place } from '../coupons/facts.ts';
import { creditEvaluations, type EvaluationProduct } from '../tables.ts';

const shape = pick(
  creditEvaluations.fact('evaluation_f'),
  'id',
  'retailerId',
  'storeId',
  'sourceProduct',
  'status',
  'decision',
  'requestedCents',
  'minimumCents',
  'maximumCents',
  'createdAt',
  'expiresAt',
  'contractId',
);

/** What is asked of an evaluation. */
export interface EvaluationAsk {
  /** CPF, eleven digits. */
  document: string;
  storeId: string;
  requestedCents: Cents;
  sourceProduct: EvaluationProduct;
  operatorPhoneNumber: string | undefined;
}

/** An evaluation of extra credit as other modules decide on it. */
export type EvaluationFact = Pick<FactOf<typeof creditEvaluations>, keyof typeof shape>;

/** Scalar subquery: the first {@link EvaluationFact} of `rest`, which names its rows `evaluation_f`; null when there is none. */
export const evaluationOf = (rest: Template): Template<EvaluationFact | null> => fact(shape, rest);

/** Scalar subquery: an evaluation of a borrower, in any state and store; null when there is none (or no id was given). */
export function evaluationFact(borrowerId: IdRef, evaluationId: IdRef): Template<EvaluationFact | null> {
  return evaluationOf(sql`
    from ${creditEvaluations.sql} evaluation_f
    where evaluation_f.borrower_id = ${borrowerId}::uuid and evaluation_f.id = ${evaluationId}::uuid`);
}

/** Scalar subquery: the newest accepted extra credit of a borrower that covers a purchase in a store now; null when none. */
export function grantedEvaluationFact(
  borrowerId: IdRef,
  { retailerId, storeId }: Place,
  now: Date,
): Template<EvaluationFact | null> {
  return evaluationOf(sql`
    from ${creditEvaluations.sql} evaluation_f
    where evaluation_f.borrower_id = ${borrowerId}::uuid and evaluation_f.retailer_id = ${retailerId}::uuid
      and evaluation_f.store_id = ${storeId}::uuid and evaluation_f.source_product = 'SUPER_PURCHASE'
      and evaluation_f.status = 'ACCEPTED' and evaluation_f.decision <> 'DENIED'
      and evaluation_f.expires_at > ${now}::timestamptz
    order by evaluation_f.created_at desc, evaluation_f.id desc limit 1`);
}
