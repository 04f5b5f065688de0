import type { CivilDate, PolicyInput } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import { policyFact } from '../../policies/index.ts';
import type { Place } from '../coupons/facts.ts';
import type { EvaluationDecision, EvaluationFact, EvaluationProduct } from './facts.ts';

/** How much extra credit may be granted. Money in cents, the share a fraction as decimal text. */
export type EvaluationPolicy = PolicyInput<'evaluation'> & { id: string };

/** Scalar subquery: the policy in force in a store on a day, store before retailer before default; null when none is. */
export function evaluationPolicyFact(
  place: Place,
  on: CivilDate,
  product: EvaluationProduct,
): RawBuilder<EvaluationPolicy | null> {
  return policyFact('evaluation', { retailerId: place.retailerId, storeId: place.storeId, variant: product }, on);
}

export interface NewEvaluation extends Omit<EvaluationFact, 'createdAt' | 'expiresAt' | 'contractId'> {
  borrowerId: string;
  operatorId: string;
  operatorPhoneSealed: string | null;
  policyId: string;
  decision: EvaluationDecision;
  reason: string | null;
  at: Date;
  expiresAt: Date;
}

/** A decided evaluation, one row, named 'evaluation'; accepted at once unless it waits for an analyst. */
export function evaluationFragment(evaluation: NewEvaluation): Fragment {
  const acceptedAt = evaluation.status === 'ACCEPTED' ? evaluation.at : null;
  return {
    name: 'evaluation',
    rows: 1,
    statement: sql`
      insert into credit_evaluations (borrower_id, id, retailer_id, store_id, operator_id, operator_phone_sealed, policy_id,
        source_product, status, decision, reason, requested_cents, minimum_cents, maximum_cents, created_at, accepted_at, expires_at)
      values (${evaluation.borrowerId}::uuid, ${evaluation.id}::uuid, ${evaluation.retailerId}::uuid,
        ${evaluation.storeId}::uuid, ${evaluation.operatorId}::uuid, ${evaluation.operatorPhoneSealed}::text,
        ${evaluation.policyId}::uuid, ${evaluation.sourceProduct}::text, ${evaluation.status}::text,
        ${evaluation.decision}::text, ${evaluation.reason}::text, ${evaluation.requestedCents}::bigint,
        ${evaluation.minimumCents}::bigint, ${evaluation.maximumCents}::bigint, ${evaluation.at}::timestamptz,
        ${acceptedAt}::timestamptz, ${evaluation.expiresAt}::timestamptz)
      returning 1`,
  };
}
