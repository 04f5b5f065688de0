import { sql } from '../../../kernel/db/sql.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import type { NewRow } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { creditEvaluations } from '../tables.ts';

/** A decided evaluation, one row, named 'evaluation'; accepted at once unless it waits for an analyst. */
export function evaluationFragment(evaluation: NewRow<typeof creditEvaluations>): Fragment {
  const acceptedAt = evaluation.status === 'ACCEPTED' ? evaluation.createdAt : null;
  return part('evaluation', insertOne(creditEvaluations, { ...evaluation, acceptedAt }));
}

export interface EvaluationKey {
  borrowerId: string;
  evaluationId: string;
  contractId: string;
  at: Date;
}

/** ACCEPTED -> APPLIED to one contract, one row, named 'applied_evaluation'. Misses when it was applied or ended meanwhile. */
export function useEvaluationFragment({ borrowerId, evaluationId, contractId, at }: EvaluationKey): Fragment {
  return part(
    'applied_evaluation',
    sql`update credit_evaluations set status = 'APPLIED', contract_id = ${contractId}::uuid, applied_at = ${at}::timestamptz
      where borrower_id = ${borrowerId}::uuid and id = ${evaluationId}::uuid and status = 'ACCEPTED'
        and decision <> 'DENIED' and expires_at > ${at}::timestamptz`,
  );
}

/**
 * The evaluation of a cancelled contract, given back: APPLIED -> ACCEPTED, or EXPIRED when its time is over or the
 * customer has another one there meanwhile. One row, named 'evaluation_given_back'; misses when that contract does not
 * hold it. Whoever evaluates moves the version of the limit: in a write that moves it first, "another" is certain.
 */
export function giveBackEvaluationFragment({ borrowerId, evaluationId, contractId, at }: EvaluationKey): Fragment {
  const anotherLive = sql`
    select 1 from credit_evaluations o where o.borrower_id = e.borrower_id and o.store_id = e.store_id and o.id <> e.id
      and o.source_product = e.source_product and o.status in ('CREATED', 'ACCEPTED') and o.decision <> 'DENIED'
      and o.expires_at > ${at}::timestamptz`;
  return part(
    'evaluation_given_back',
    sql`update credit_evaluations e set contract_id = null, applied_at = null,
        status = case when e.expires_at > ${at}::timestamptz and not exists (${anotherLive}) then 'ACCEPTED' else 'EXPIRED' end
      where e.borrower_id = ${borrowerId}::uuid and e.id = ${evaluationId}::uuid and e.status = 'APPLIED'
        and e.contract_id = ${contractId}::uuid`,
  );
}
