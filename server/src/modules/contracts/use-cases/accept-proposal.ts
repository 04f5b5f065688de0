import type { Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { ErrorCode } from '@balcao/contract/errors';
import { cents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { isUniqueViolation } from '../../../kernel/db/transaction.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { moveLimitFragment, onBorrower } from '../../credit/index.ts';
import { decideAcceptance } from '../acceptance/decision.ts';
import { type AcceptedSale, readAcceptanceFacts } from '../acceptance/facts.ts';
import { contractAnswer } from '../answers.ts';
import type { ContractsPorts } from '../ports.ts';
import { saleWrite } from '../acceptance/write.ts';
import { kindOf, limitTakenCents } from '../tables.ts';

type Answer = Handled<'POST /coordinator/contracts/proposals/{id}/accept'>['answer'];

/**
 * Accepts a verified proposal: consumes limit, coupon and extra limit, turns the offer into a contract, opens its
 * installments and fee, posts the books, keeps the receipt and queues the customer's message, in one guarded write.
 * @throws Refusal with the first reason that forbids the sale; nothing is written then.
 */
export function acceptProposal(
  platform: Platform,
  ports: ContractsPorts,
  actor: Actor,
  claim: Claim,
  proposalId: string,
): Promise<Answer> {
  const borrowerOf = async () => {
    const row = await sql<{
      id: string;
    }>`select borrower_id as id from proposals where id = ${proposalId}::uuid`.execute(platform.db);
    return row.rows[0]?.id ?? null;
  };
  return once(platform.db, claim, () =>
    onBorrower(platform.db, borrowerOf, async (db) => {
      const now = platform.clock.now();
      const today = dayIn(actor.zone, now);
      const facts = await readAcceptanceFacts(db, ports, actor, proposalId, today);
      return write(platform, db, ports, actor, claim, decideAcceptance(facts, { now, today }), now);
    }),
  );
}

async function write(
  platform: Platform,
  db: Db | Tx,
  ports: ContractsPorts,
  actor: Actor,
  claim: Claim,
  sale: AcceptedSale,
  now: Date,
): Promise<Answer> {
  const accepted = {
    ...sale.contract,
    operatorId: actor.operatorId,
    kind: kindOf(sale.proposal),
    status: 'ACCEPTED' as const,
    acceptedProposalId: sale.proposal.id,
    acceptedAt: now.toISOString(),
  };
  const answer = contractAnswer(accepted, { storeName: sale.store.name, borrowerName: sale.borrower.name }, [
    sale.proposal,
  ]);
  try {
    await guardedWrite(db, [
      moveLimitFragment({
        borrowerId: accepted.borrowerId,
        cents: cents(limitTakenCents(accepted)),
        version: sale.limit.version,
      }),
      ...saleWrite({ platform, ports, actor, sale, at: now }),
      auditFragment({
        actor,
        at: now,
        storeId: accepted.storeId,
        action: 'contract.accepted',
        subject: accepted.id,
        detail: { proposalId: sale.proposal.id, principalCents: accepted.principalCents, count: sale.proposal.count },
      }),
      claimFragment(claim, answer, now),
    ]);
  } catch (error) {
    throw refusedWrite(error, accepted.productId);
  }
  return answer;
}

/**
 * What moved between reading and writing without touching the limit: another sale would have, so it is the close of the
 * day that ended the offer or the evaluation.
 */
const missed: Partial<Record<string, ErrorCode>> = {
  accepted_contract: 'OFFER_EXPIRED',
  used_verification: 'PURCHASE_NOT_VERIFIED',
  applied_evaluation: 'EVALUATION_EXPIRED',
  bound_device: 'DEVICE_NOT_LOCKED',
};

/** A write that missed, as the reason to refuse the sale; any other failure as it is. */
function refusedWrite(error: unknown, productId: string | null): unknown {
  const code = error instanceof GuardMissed ? missed[error.fragment] : undefined;
  if (code) refuse(code);
  // Another borrower's contract holds the IMEI: no lock of this borrower could say so.
  if (productId !== null && isUniqueViolation(error)) refuse('IMEI_ALREADY_IN_USE');
  return error;
}
