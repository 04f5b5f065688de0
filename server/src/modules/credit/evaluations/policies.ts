import type { CivilDate } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../coupons/facts.ts';
import type { EvaluationProduct } from '../tables.ts';

/** How much extra credit may be granted. Money in cents, the share a fraction as decimal text. */
export interface EvaluationPolicy {
  id: string;
  limitShare: string;
  minimumCents: number;
  maximumCents: number;
  validDays: number;
  /** Days after one was used before another is granted. */
  restDays: number;
  /** Asked for more than this, an analyst decides; null: never. */
  reviewAboveCents: number | null;
}

/** Scalar subquery: the policy in force in a store on a day, store before retailer before default; null when none is. */
export function evaluationPolicyFact(
  place: Place,
  on: CivilDate,
  product: EvaluationProduct,
): RawBuilder<EvaluationPolicy | null> {
  return sql<EvaluationPolicy | null>`(
    select json_build_object('id', policy_f.id, 'limitShare', policy_f.limit_share::text,
      'minimumCents', policy_f.minimum_cents, 'maximumCents', policy_f.maximum_cents, 'validDays', policy_f.valid_days,
      'restDays', policy_f.rest_days, 'reviewAboveCents', policy_f.review_above_cents)
    from evaluation_policies policy_f
    where policy_f.source_product = ${product}::text and policy_f.valid_from <= ${on}::date
      and (policy_f.retailer_id is null or policy_f.retailer_id = ${place.retailerId}::uuid)
      and (policy_f.store_id is null or policy_f.store_id = ${place.storeId}::uuid)
    order by policy_f.store_id nulls last, policy_f.retailer_id nulls last, policy_f.valid_from desc limit 1)`;
}
