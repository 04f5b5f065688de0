import type { CivilDate, PolicyDocument } from '@balcao/contract';
import type { Template } from '../../../kernel/db/sql.ts';
import { policyFact } from '../../policies/index.ts';
import type { Place } from '../coupons/facts.ts';
import type { EvaluationProduct } from '../tables.ts';

/** How much extra credit may be granted. Money in cents, the share a fraction as decimal text. */
export type EvaluationPolicy = PolicyDocument<'evaluation'> & { id: string };

/** Scalar subquery: the policy in force in a store on a day, store before retailer before default; null when none is. */
export function evaluationPolicyFact(
  place: Place,
  on: CivilDate,
  product: EvaluationProduct,
): Template<EvaluationPolicy | null> {
  return policyFact('evaluation', { retailerId: place.retailerId, storeId: place.storeId, variant: product }, on);
}
