import { type RawBuilder, sql } from 'kysely';
import type { IdRef } from '../coupons/facts.ts';

export type EvaluationProduct = 'SUPER_PURCHASE' | 'SMARTPHONE_SALE';
export type EvaluationStatus = 'CREATED' | 'ACCEPTED' | 'APPLIED' | 'EXPIRED';
export type EvaluationDecision = 'APPROVED' | 'PARTIALLY_APPROVED' | 'DENIED';

/** An evaluation of extra credit as other modules decide on it. Money in cents. */
export interface EvaluationFact {
  id: string;
  retailerId: string;
  storeId: string;
  sourceProduct: EvaluationProduct;
  status: EvaluationStatus;
  decision: EvaluationDecision;
  requestedCents: number;
  minimumCents: number;
  /** Zero when denied. */
  maximumCents: number;
  createdAt: string;
  /** It may be used before this instant. */
  expiresAt: string;
  /** The contract it was used on; null while it was not. */
  contractId: string | null;
}

/** Scalar: a `credit_evaluations` row `evaluation_f` as an {@link EvaluationFact}. */
export const evaluationJson = sql<EvaluationFact>`json_build_object(
  'id', evaluation_f.id, 'retailerId', evaluation_f.retailer_id, 'storeId', evaluation_f.store_id,
  'sourceProduct', evaluation_f.source_product, 'status', evaluation_f.status, 'decision', evaluation_f.decision,
  'requestedCents', evaluation_f.requested_cents, 'minimumCents', evaluation_f.minimum_cents,
  'maximumCents', evaluation_f.maximum_cents, 'createdAt', evaluation_f.created_at,
  'expiresAt', evaluation_f.expires_at, 'contractId', evaluation_f.contract_id)`;

/** Scalar subquery: an evaluation of a borrower, in any state and store; null when there is none (or no id was given). */
export function evaluationFact(borrowerId: IdRef, evaluationId: IdRef): RawBuilder<EvaluationFact | null> {
  return sql<EvaluationFact | null>`(
    select ${evaluationJson} from credit_evaluations evaluation_f
    where evaluation_f.borrower_id = ${borrowerId}::uuid and evaluation_f.id = ${evaluationId}::uuid)`;
}
