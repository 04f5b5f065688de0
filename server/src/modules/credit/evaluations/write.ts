import { type CivilDate, maskCpf, toE164 } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment } from '../../../kernel/idempotency/once.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type BorrowerFact, phoneOf } from '../../borrowers/index.ts';
import type { StoreFact } from '../../retailers/index.ts';
import { evaluationMessage } from './message.ts';
import { evaluationFragment, type EvaluationPolicy } from './policies.ts';
import { type ArrearsFact, blockOf, type LimitFact, moveLimitFragment } from '../limit/facts.ts';
import { decideEvaluation } from '../rules/decide-evaluation.ts';
import type { EvaluationAsk } from '../use-cases/evaluate-credit.ts';
import { type EvaluationView, evaluationView } from '../views.ts';

const DAY_SECONDS = 86_400;

/** Facts that passed every check. */
export interface EvaluationBasis {
  store: StoreFact;
  borrower: BorrowerFact;
  limit: LimitFact | null;
  arrears: ArrearsFact;
  policy: EvaluationPolicy;
  lastUsedAt: string | null;
}

/** Decides by the facts and writes evaluation, the customer's message, audit and claim at once. */
export async function writeEvaluation(
  platform: Platform,
  db: Db | Tx,
  actor: Actor,
  claim: Claim,
  ask: EvaluationAsk,
  facts: EvaluationBasis,
  now: Date,
  today: CivilDate,
): Promise<EvaluationView> {
  const { borrower, limit, policy, store } = facts;
  const outcome = decideEvaluation({
    policy,
    requestedCents: ask.requestedCents,
    isApproved: borrower.status === 'APPROVED',
    isPurchaseDisabled: borrower.isPurchaseDisabled,
    totalLimitCents: limit?.totalCents ?? null,
    isLimitBlocked: limit !== null && blockOf(limit, facts.arrears, today) !== null,
    lastUsedAt: facts.lastUsedAt === null ? null : new Date(facts.lastUsedAt),
    now,
  });
  const expiresAt = addSeconds(now, policy.validDays * DAY_SECONDS);
  const operatorPhone = ask.operatorPhoneNumber === undefined ? null : toE164(ask.operatorPhoneNumber);
  const evaluation = {
    ...outcome,
    id: newId(),
    retailerId: actor.retailerId,
    storeId: ask.storeId,
    sourceProduct: ask.sourceProduct,
    requestedCents: ask.requestedCents,
  };
  const kept = { ...evaluation, createdAt: now.toISOString(), expiresAt: expiresAt.toISOString(), contractId: null };
  const of = { document: maskCpf(ask.document), storeName: store.name };
  const answer = evaluationView(kept, of, now);
  const { secrets } = platform;
  await guardedWrite(db, [
    ...(limit ? [moveLimitFragment({ borrowerId: borrower.id, cents: 0, version: limit.version })] : []),
    evaluationFragment({
      ...evaluation,
      borrowerId: borrower.id,
      operatorId: actor.operatorId,
      operatorPhoneSealed: operatorPhone === null ? null : secrets.encrypt(operatorPhone),
      policyId: policy.id,
      at: now,
      expiresAt,
    }),
    ...(outcome.status === 'ACCEPTED'
      ? evaluationMessage(platform, phoneOf(secrets, borrower), {
          ...outcome,
          evaluationId: evaluation.id,
          retailerId: actor.retailerId,
          storeName: store.name,
          expiresAt,
          operatorId: actor.operatorId,
          at: now,
        })
      : []),
    auditFragment({
      actor,
      at: now,
      storeId: ask.storeId,
      action: 'evaluation.decided',
      subject: evaluation.id,
      detail: { ...outcome, requestedCents: ask.requestedCents, policyId: policy.id },
    }),
    claimFragment(claim, answer, now),
  ]);
  return answer;
}
