import type { Cents } from '@balcao/contract';
import { refuse } from '../../../kernel/refusal.ts';
import type { EvaluationFact } from '../evaluations/facts.ts';
import type { EvaluationProduct } from '../tables.ts';

export interface EvaluationUse {
  storeId: string;
  retailerId: string;
  product: EvaluationProduct;
  /** What the extra credit is to cover: the purchase value, for a device less its down payment. */
  principalCents: Cents;
  now: Date;
}

/**
 * Checks that an evaluation may be used in this store. One of another store or product, a denied one or one that nobody
 * accepted yet does not exist for the sale.
 * @throws Refusal EVALUATION_NOT_FOUND, EVALUATION_ALREADY_APPLIED or EVALUATION_EXPIRED.
 */
export function checkUsableEvaluation(
  evaluation: EvaluationFact | null,
  use: Omit<EvaluationUse, 'principalCents'>,
): EvaluationFact {
  const isOurs =
    evaluation !== null &&
    evaluation.retailerId === use.retailerId &&
    evaluation.storeId === use.storeId &&
    evaluation.sourceProduct === use.product;
  if (!isOurs || evaluation.decision === 'DENIED' || evaluation.status === 'CREATED') refuse('EVALUATION_NOT_FOUND');
  if (evaluation.status === 'APPLIED') refuse('EVALUATION_ALREADY_APPLIED');
  if (evaluation.status === 'EXPIRED' || new Date(evaluation.expiresAt) <= use.now) refuse('EVALUATION_EXPIRED');
  return evaluation;
}

/**
 * Checks that an evaluation covers a purchase in this store.
 * @throws Refusal those of {@link checkUsableEvaluation}, INSUFFICIENT_TRANSACTIONAL_LIMIT or
 * EXCEEDING_TRANSACTIONAL_LIMIT, the last two with both bounds.
 */
export function checkEvaluation(asked: EvaluationFact | null, use: EvaluationUse): EvaluationFact {
  const evaluation = checkUsableEvaluation(asked, use);
  const details = { minAmount: evaluation.minimumCents, maxAmount: evaluation.maximumCents };
  if (use.principalCents < evaluation.minimumCents) refuse('INSUFFICIENT_TRANSACTIONAL_LIMIT', { details });
  if (use.principalCents > evaluation.maximumCents) refuse('EXCEEDING_TRANSACTIONAL_LIMIT', { details });
  return evaluation;
}
