import { maskCpf } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, cpfOf, phoneOf } from '../../borrowers/index.ts';
import { storeFact, type StoreFact } from '../../retailers/index.ts';
import { type EvaluationFact, evaluationJson } from '../evaluations/facts.ts';
import { evaluationMessage } from '../evaluations/message.ts';
import { acceptEvaluationFragment } from '../evaluations/store.ts';
import { type EvaluationView, evaluationView } from '../views.ts';

interface Facts {
  evaluation: EvaluationFact;
  borrower: BorrowerFact;
  store: StoreFact;
}

/**
 * Lets an evaluation that waited for an analyst count; its time runs anew from now, and the customer is told.
 * @throws Refusal EVALUATION_NOT_FOUND, EVALUATION_EXPIRED or EVALUATION_ALREADY_ACCEPTED; nothing is written then.
 */
export function acceptEvaluation(
  platform: Platform,
  actor: Actor,
  claim: Claim,
  evaluationId: string,
): Promise<EvaluationView> {
  return once(platform.db, claim, async () => {
    const now = platform.clock.now();
    const { evaluation, borrower, store } = await readFacts(platform, actor, evaluationId);
    const { createdAt, expiresAt, status } = evaluation;
    if (status === 'EXPIRED' || (status === 'CREATED' && new Date(expiresAt) <= now)) refuse('EVALUATION_EXPIRED');
    if (status !== 'CREATED') refuse('EVALUATION_ALREADY_ACCEPTED');
    const ends = new Date(now.getTime() + (new Date(expiresAt).getTime() - new Date(createdAt).getTime()));
    const accepted = { ...evaluation, status: 'ACCEPTED' as const, expiresAt: ends.toISOString() };
    const of = { document: maskCpf(cpfOf(platform.secrets, borrower)), storeName: store.name };
    const answer = evaluationView(accepted, of, now);
    const { operatorId } = actor;
    try {
      await guardedWrite(platform.db, [
        acceptEvaluationFragment({ borrowerId: borrower.id, evaluationId, operatorId, at: now, expiresAt: ends }),
        ...evaluationMessage(platform, phoneOf(platform.secrets, borrower), {
          ...accepted,
          evaluationId,
          storeName: store.name,
          expiresAt: ends,
          operatorId,
          at: now,
        }),
        auditFragment({ actor, at: now, storeId: store.id, action: 'evaluation.accepted', subject: evaluationId }),
        claimFragment(claim, answer, now),
      ]);
    } catch (error) {
      if (error instanceof GuardMissed && error.fragment === 'accepted_evaluation') {
        refuse('EVALUATION_ALREADY_ACCEPTED');
      }
      throw error;
    }
    return answer;
  });
}

async function readFacts(platform: Platform, actor: Actor, evaluationId: string): Promise<Facts> {
  const facts = await sql<Facts>`
    select ${evaluationJson} as evaluation, ${borrowerFact(sql.ref('evaluation_f.borrower_id'))} as borrower,
      ${storeFact(sql.ref('evaluation_f.retailer_id'), sql.ref('evaluation_f.store_id'))} as store
    from credit_evaluations evaluation_f
    where evaluation_f.id = ${evaluationId}::uuid and evaluation_f.retailer_id = ${actor.retailerId}::uuid`.execute(
    platform.db,
  );
  return facts.rows[0] ?? refuse('EVALUATION_NOT_FOUND');
}
