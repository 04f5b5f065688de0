import type { CancellationReason } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { moveLimitFragment, onBorrower } from '../../credit/index.ts';
import { type CancellationAnswer, cancellationAnswer } from '../answer.ts';
import { cancellationWrite } from '../write.ts';
import { type CancellationFacts, readCancellation } from '../facts.ts';
import { type CancellationDecision, decideCancellation } from '../decision.ts';
import type { NewCancellation } from '../store.ts';

export interface CancelAsk {
  contractId: string;
  reason: CancellationReason;
  /** Cents; all that is left of the purchase when missing. */
  value?: number | undefined;
  storeId: string;
  note?: string | undefined;
}

/**
 * Undoes a purchase, whole or in part: plan, limit, books, coupon, evaluation, incentive and device, with the cash to
 * hand back, its receipt and the customer's message, in one guarded write.
 * @throws Refusal CONTRACT_NOT_FOUND and those of {@link decideCancellation}; nothing is written then.
 */
export function cancelContract(
  platform: Platform,
  actor: Actor,
  claim: Claim,
  ask: CancelAsk,
): Promise<CancellationAnswer> {
  return once(platform.db, claim, () =>
    onBorrower(
      platform.db,
      () => borrowerOf(platform.db, ask.contractId),
      (db) => cancelOnce(platform, actor, claim, ask, db),
    ),
  );
}

async function borrowerOf(db: Db, contractId: string): Promise<string | null> {
  const row = await sql<{ id: string }>`select borrower_id as id from contracts where id = ${contractId}::uuid`.execute(
    db,
  );
  return row.rows[0]?.id ?? null;
}

async function cancelOnce(
  platform: Platform,
  actor: Actor,
  claim: Claim,
  ask: CancelAsk,
  db: Db | Tx,
): Promise<CancellationAnswer> {
  const { retailerId, operatorId, role } = actor;
  const at = platform.clock.now();
  const on = dayIn(actor.zone, at);
  const facts = await readCancellation(db, { ...ask, retailerId, at, today: on });
  if (!facts) refuse('CONTRACT_NOT_FOUND');
  const decision = decideCancellation(facts, {
    reason: ask.reason,
    valueCents: ask.value,
    operator: { id: operatorId, role },
    today: on,
  });
  // A contract that was accepted has moved the limit row: it is there.
  const version = facts.limit?.version ?? -1;
  const { borrowerId } = facts.contract;
  const done: NewCancellation = { ...recordOf(facts, decision), ...ask, note: ask.note ?? null, operatorId, at, on };
  const answer = cancellationAnswer(facts, decision, done);
  await guardedWrite(db, [
    moveLimitFragment({ borrowerId, version, cents: cents(-decision.limitCents) }),
    ...cancellationWrite({ platform, actor, facts, decision, done }),
    claimFragment(claim, answer, at),
  ]);
  return answer;
}

function recordOf({ contract }: CancellationFacts, decision: CancellationDecision) {
  return {
    borrowerId: contract.borrowerId,
    id: newId(),
    contractId: contract.id,
    retailerId: contract.retailerId,
    kind: decision.kind,
    valueCents: decision.valueCents,
    principalCents: contract.principalCents,
    returnedBeforeCents: contract.returnedCents,
    refundCents: decision.refundCents,
    iofGivenBackCents: decision.iofGivenBackCents,
    iofAbsorbedCents: decision.iofAbsorbedCents,
    limitCents: decision.limitCents,
    isWhole: decision.isWhole,
  };
}
