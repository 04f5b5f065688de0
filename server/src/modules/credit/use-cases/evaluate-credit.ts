import { sql } from '../../../kernel/db/sql.ts';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { isTrue, maxOf, rowOf, scalar, select } from '../../../kernel/db/select.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, borrowerIdFact, grantFact } from '../../borrowers/index.ts';
import { checkStore, storeFact } from '../../retailers/index.ts';
import { type EvaluationBasis, evaluationDecision } from '../evaluations/decision.ts';
import type { EvaluationAsk } from '../evaluations/facts.ts';
import { evaluationPolicyFact } from '../evaluations/policies.ts';
import { incentiveFact } from '../incentives/facts.ts';
import { shownRule } from '../incentives/shown-rule.ts';
import { arrearsFact, borrowerLock, limitFact } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';
import { creditEvaluations } from '../tables.ts';
import type { ShownEvaluation } from '../views.ts';

/**
 * Evaluates extra credit for one purchase in one store, by the policy in force. What is asked above the policy's
 * review value waits for an analyst; else the customer is told at once. Moves no limit, but takes its lock: a store has
 * at most one live evaluation of a customer.
 * @throws Refusal BORROWER_NOT_FOUND, STORE_NOT_FOUND, DEACTIVATED_STORE, EVALUATION_POLICY_NOT_FOUND,
 * EVALUATION_ALREADY_OPEN, TOO_MANY_REQUESTS.
 */
export function evaluateCredit(
  platform: Platform,
  ports: CreditPorts,
  by: Keyed,
  ask: EvaluationAsk,
): Promise<ShownEvaluation> {
  const { actor } = by;
  const { db, secrets } = platform;
  const borrowerOf = async () => (await rowOf(db, select({ id: borrowerIdFact(secrets, ask.document) })))?.id ?? null;
  return act(platform, {
    principal: by,
    lock: borrowerLock(borrowerOf),
    // On the connection that may hold the lock: the embedded database has no other.
    read: (tx, moment) => readFacts({ ...platform, db: tx }, ports, { actor, ask }, moment),
    decide: (facts, moment) => evaluationDecision(platform, by, { ask, facts }, moment),
  });
}

async function readFacts(
  { db, log, secrets }: Platform,
  ports: CreditPorts,
  { actor, ask }: { actor: Actor; ask: EvaluationAsk },
  { now, today }: Moment,
): Promise<EvaluationBasis> {
  const id = sql.ref('b.id');
  const place = { retailerId: actor.retailerId, storeId: ask.storeId };
  const evaluated = sql`${creditEvaluations.sql} e where e.borrower_id = b.id`;
  const hasLive = isTrue(sql`exists (select 1 from ${evaluated} and e.store_id = ${ask.storeId}::uuid
    and e.source_product = ${ask.sourceProduct}::text and e.status in ('CREATED', 'ACCEPTED')
    and e.decision <> 'DENIED' and e.expires_at > ${now}::timestamptz)`);
  const shape = {
    store: storeFact(place.retailerId, place.storeId),
    isGranted: grantFact(actor, id, now),
    borrower: borrowerFact(id),
    limit: limitFact(id),
    arrears: arrearsFact(ports, id, today),
    policy: evaluationPolicyFact(place, today, ask.sourceProduct),
    rule: incentiveFact(place, today, 'SALE'),
    hasLive,
    lastUsedAt: scalar(maxOf(creditEvaluations.row('e').appliedAt), sql`from ${evaluated}`),
  };
  const row = await rowOf(db, select(shape, sql`from (select ${borrowerIdFact(secrets, ask.document)} as id) b`));
  if (!row?.isGranted || !row.borrower) refuse('BORROWER_NOT_FOUND');
  const store = checkStore(row.store);
  if (!row.policy) refuse('EVALUATION_POLICY_NOT_FOUND');
  if (row.hasLive) refuse('EVALUATION_ALREADY_OPEN');
  const { borrower, limit, arrears, policy, lastUsedAt } = row;
  const rule = await shownRule({ db, log }, place, row.rule);
  return { store, borrower, limit, arrears, policy, rule, lastUsedAt };
}
