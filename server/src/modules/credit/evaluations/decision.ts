import { maskCpf, toE164 } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Moment } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { addSeconds, DAY_SECONDS } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { type BorrowerFact, phoneOf } from '../../borrowers/index.ts';
import type { StoreFact } from '../../retailers/index.ts';
import type { IncentiveRule } from '../incentives/facts.ts';
import { type ArrearsFact, blockOf, type LimitFact, moveLimitFragment } from '../limit/facts.ts';
import { decideEvaluation, type EvaluationOutcome } from '../rules/decide-evaluation.ts';
import { type ShownEvaluation, shownEvaluation } from '../views.ts';
import type { EvaluationAsk } from './facts.ts';
import { evaluationMessage } from './message.ts';
import type { EvaluationPolicy } from './policies.ts';
import { evaluationFragment } from './store.ts';

/** Facts that passed every check. */
export interface EvaluationBasis {
  store: StoreFact;
  borrower: BorrowerFact;
  limit: LimitFact | null;
  arrears: ArrearsFact;
  policy: EvaluationPolicy;
  /** By which a sale earns who sells; null where that is not shown. */
  rule: IncentiveRule | null;
  /** When the customer last used extra credit; null when never. */
  lastUsedAt: Date | null;
}

/** Decides by the facts: evaluation and, unless an analyst has the word, the customer's message. */
export function evaluationDecision(
  platform: Platform,
  { actor }: Operator,
  { ask, facts }: { ask: EvaluationAsk; facts: EvaluationBasis },
  moment: Moment,
): Decision<ShownEvaluation> {
  const { borrower, limit, policy, store, arrears, rule } = facts;
  const { now } = moment;
  const { retailerId, operatorId } = actor;
  const { storeId, sourceProduct, requestedCents } = ask;
  const outcome = outcomeOf(ask, facts, moment);
  const expiresAt = addSeconds(now, policy.validDays * DAY_SECONDS);
  const evaluation = { ...outcome, id: newId(), retailerId, storeId, sourceProduct, requestedCents };
  const kept = { ...evaluation, createdAt: now.toISOString(), expiresAt: expiresAt.toISOString(), contractId: null };
  const { secrets } = platform;
  const phone = ask.operatorPhoneNumber === undefined ? null : toE164(ask.operatorPhoneNumber);
  const row = {
    ...evaluation,
    borrowerId: borrower.id,
    operatorId,
    operatorPhoneSealed: phone === null ? null : secrets.encrypt(phone),
    policyId: policy.id,
    createdAt: now,
    expiresAt,
    borrowerName: borrower.name,
    storeName: store.name,
  };
  const result = { ...outcome, evaluationId: evaluation.id, retailerId, storeName: store.name, expiresAt };
  return {
    answer: shownEvaluation(
      kept,
      { document: maskCpf(ask.document), storeName: store.name, limit, arrears, rule },
      moment,
    ),
    writes: [
      ...(limit ? [moveLimitFragment({ borrowerId: borrower.id, cents: cents(0), version: limit.version })] : []),
      evaluationFragment(row),
      ...(outcome.status === 'ACCEPTED'
        ? evaluationMessage(platform, phoneOf(secrets, borrower), { ...result, operatorId, at: now })
        : []),
    ],
    audit: {
      action: 'evaluation.decided',
      subject: evaluation.id,
      storeId,
      detail: { ...outcome, requestedCents, policyId: policy.id },
    },
  };
}

function outcomeOf(ask: EvaluationAsk, facts: EvaluationBasis, { now, today }: Moment): EvaluationOutcome {
  const { borrower, limit } = facts;
  return decideEvaluation({
    policy: facts.policy,
    requestedCents: ask.requestedCents,
    isApproved: borrower.status === 'APPROVED',
    isPurchaseDisabled: borrower.isPurchaseDisabled,
    totalLimitCents: limit?.totalCents ?? null,
    isLimitBlocked: limit !== null && blockOf(limit, facts.arrears, today) !== null,
    lastUsedAt: facts.lastUsedAt,
    now,
  });
}
