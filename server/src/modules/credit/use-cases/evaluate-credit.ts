import type { CivilDate } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Claim, once } from '../../../kernel/idempotency/once.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, borrowerIdFact, grantFact, phoneOf } from '../../borrowers/index.ts';
import { checkSendCaps } from '../../notifications/index.ts';
import { checkStore, storeFact, type StoreFact } from '../../retailers/index.ts';
import type { EvaluationProduct } from '../evaluations/facts.ts';
import { evaluationPolicyFact, type EvaluationPolicy } from '../evaluations/policies.ts';
import { arrearsFact, type ArrearsFact, limitFact, type LimitFact, onBorrower } from '../limit/facts.ts';
import type { CreditPorts } from '../ports.ts';
import { type EvaluationBasis, writeEvaluation } from '../evaluations/write.ts';
import type { EvaluationView } from '../views.ts';

export interface EvaluationAsk {
  /** CPF, eleven digits. */
  document: string;
  storeId: string;
  requestedCents: number;
  sourceProduct: EvaluationProduct;
  operatorPhoneNumber: string | undefined;
}

interface Facts {
  store: StoreFact | null;
  grant: boolean;
  borrower: BorrowerFact | null;
  limit: LimitFact | null;
  arrears: ArrearsFact;
  policy: EvaluationPolicy | null;
  lastUsedAt: string | null;
  /** An evaluation of this store and product that may still be used. */
  hasLive: boolean;
}

/**
 * Evaluates extra credit for one purchase in one store, by the policy in force. What is asked above the policy's
 * review value waits for an analyst; else the customer is told at once. Moves no limit, but takes its lock: a store has
 * at most one live evaluation of a customer.
 */
export function evaluateCredit(
  platform: Platform,
  ports: CreditPorts,
  actor: Actor,
  claim: Claim,
  ask: EvaluationAsk,
): Promise<EvaluationView> {
  const { db, secrets } = platform;
  const borrowerOf = async () => {
    const row = await sql<{ id: string | null }>`select ${borrowerIdFact(secrets, ask.document)} as id`.execute(db);
    return row.rows[0]?.id ?? null;
  };
  return once(db, claim, () =>
    onBorrower(db, borrowerOf, async (tx) => {
      const now = platform.clock.now();
      const today = dayIn(actor.zone, now);
      const facts = checkFacts(await readFacts(platform, tx, ports, actor, ask, now, today));
      const phone = phoneOf(secrets, facts.borrower);
      // On the connection that may hold the lock: the embedded database has no other.
      if (phone) await checkSendCaps({ ...platform, db: tx }, { to: phone, actor });
      return writeEvaluation(platform, tx, actor, claim, ask, facts, now, today);
    }),
  );
}

function checkFacts(facts: Facts | undefined): EvaluationBasis {
  if (!facts?.grant || !facts.borrower) refuse('BORROWER_NOT_FOUND');
  const store = checkStore(facts.store);
  if (!facts.policy) refuse('EVALUATION_POLICY_NOT_FOUND');
  if (facts.hasLive) refuse('EVALUATION_ALREADY_OPEN');
  return { ...facts, borrower: facts.borrower, store, policy: facts.policy };
}

async function readFacts(
  { secrets }: Platform,
  db: Db | Tx,
  ports: CreditPorts,
  actor: Actor,
  ask: EvaluationAsk,
  now: Date,
  today: CivilDate,
): Promise<Facts | undefined> {
  const id = sql.ref('b.id');
  const place = { retailerId: actor.retailerId, storeId: ask.storeId };
  const result = await sql<Facts>`
    select ${storeFact(place.retailerId, place.storeId)} as store, ${grantFact(actor, id, now)} as grant,
      ${borrowerFact(id)} as borrower, ${limitFact(id)} as "limit", ${arrearsFact(ports, id, today)} as arrears,
      ${evaluationPolicyFact(place, today, ask.sourceProduct)} as policy,
      exists (select 1 from credit_evaluations e where e.borrower_id = b.id and e.store_id = ${ask.storeId}::uuid
        and e.source_product = ${ask.sourceProduct}::text and e.status in ('CREATED', 'ACCEPTED')
        and e.decision <> 'DENIED' and e.expires_at > ${now}::timestamptz) as "hasLive",
      (select max(e.applied_at) from credit_evaluations e where e.borrower_id = b.id) as "lastUsedAt"
    from (select ${borrowerIdFact(secrets, ask.document)} as id) b`.execute(db);
  return result.rows[0];
}
