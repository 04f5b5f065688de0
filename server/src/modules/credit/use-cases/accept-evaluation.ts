import { maskCpf } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, cpfOf, phoneOf } from '../../borrowers/index.ts';
import { storeFact } from '../../retailers/index.ts';
import { type EvaluationFact, evaluationOf } from '../evaluations/facts.ts';
import { evaluationMessage } from '../evaluations/message.ts';
import { acceptEvaluationFragment } from '../evaluations/store.ts';
import { creditEvaluations } from '../tables.ts';
import { type EvaluationView, evaluationView } from '../views.ts';

/**
 * Lets an evaluation that waited for an analyst count; its time runs anew from now, and the customer is told.
 * @throws Refusal EVALUATION_NOT_FOUND, EVALUATION_EXPIRED, EVALUATION_ALREADY_ACCEPTED or TOO_MANY_REQUESTS; nothing is
 * written then.
 */
export function acceptEvaluation(platform: Platform, by: Keyed, evaluationId: string): Promise<EvaluationView> {
  const { secrets } = platform;
  const { retailerId, operatorId } = by.actor;
  return act(platform, {
    principal: by,
    read: (db) => readFacts(db, retailerId, evaluationId),
    decide({ evaluation, borrower, store }, { now: at }) {
      const expiresAt = newEndOf(evaluation, at);
      const accepted = { ...evaluation, status: 'ACCEPTED' as const };
      const document = maskCpf(cpfOf(secrets, borrower));
      const result = { ...accepted, evaluationId, storeName: store.name, expiresAt, operatorId, at };
      const renewed = { ...accepted, expiresAt: expiresAt.toISOString() };
      return {
        answer: evaluationView(renewed, { document, storeName: store.name }, at),
        writes: [
          acceptEvaluationFragment({ borrowerId: borrower.id, evaluationId, operatorId, at, expiresAt }),
          ...evaluationMessage(platform, phoneOf(secrets, borrower), result),
        ],
        audit: { action: 'evaluation.accepted', subject: evaluationId, storeId: store.id },
        missed: { accepted_evaluation: 'EVALUATION_ALREADY_ACCEPTED' },
      };
    },
  });
}

/** As much time from now on as it was given when it was made. */
function newEndOf({ status, createdAt, expiresAt }: EvaluationFact, now: Date): Date {
  const ends = new Date(expiresAt).getTime();
  if (status === 'EXPIRED' || (status === 'CREATED' && ends <= now.getTime())) refuse('EVALUATION_EXPIRED');
  if (status !== 'CREATED') refuse('EVALUATION_ALREADY_ACCEPTED');
  return new Date(now.getTime() + (ends - new Date(createdAt).getTime()));
}

async function readFacts(db: Db | Tx, retailerId: string, evaluationId: string) {
  const shape = {
    evaluation: evaluationOf(sql``),
    borrower: borrowerFact(sql.ref('evaluation_f.borrower_id')),
    store: storeFact(sql.ref('evaluation_f.retailer_id'), sql.ref('evaluation_f.store_id')),
  };
  const from = sql`from ${creditEvaluations.sql} evaluation_f
    where evaluation_f.id = ${evaluationId}::uuid and evaluation_f.retailer_id = ${retailerId}::uuid`;
  const row = await rowOf(db, select(shape, from));
  if (!row?.evaluation || !row.borrower || !row.store) refuse('EVALUATION_NOT_FOUND');
  return { evaluation: row.evaluation, borrower: row.borrower, store: row.store };
}
