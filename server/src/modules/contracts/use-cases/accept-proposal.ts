import type { CivilDate, Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact } from '../../borrowers/index.ts';
import { checkLimit, limitFact, moveLimitFragment, onBorrower } from '../../credit/index.ts';
import { checkStore, storeFact } from '../../retailers/index.ts';
import { contractAnswer } from '../answers.ts';
import { type AcceptanceFacts, type AcceptedSale, saleWrite } from '../sale-write.ts';
import type { ContractsPorts } from '../ports.ts';
import { checkMayBuy } from '../rules/purchase-allowed.ts';
import { contractJson, proposalJson, verificationFact } from '../views.ts';

type Answer = Handled<'POST /coordinator/contracts/proposals/{id}/accept'>['answer'];

/**
 * Accepts a verified proposal: consumes limit, turns the offer into a contract, opens its installments and fee, posts
 * the books, keeps the receipt and queues the customer's message, in one guarded write.
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
      const facts = await readFacts(db, ports, actor, proposalId, dayIn(actor.zone, now));
      const { limit, store } = decide(facts, now);
      return write(platform, db, ports, actor, claim, { ...facts, limit, store }, now);
    }),
  );
}

async function readFacts(
  db: Db | Tx,
  ports: ContractsPorts,
  actor: Actor,
  proposalId: string,
  today: CivilDate,
): Promise<AcceptanceFacts> {
  const borrower = sql.ref('p.borrower_id');
  const result = await sql<AcceptanceFacts>`
    select ${proposalJson} as proposal, ${contractJson} as contract,
      ${verificationFact(borrower, sql.ref('p.id'))} as verification,
      ${borrowerFact(borrower)} as borrower,
      ${storeFact(sql.ref('c.retailer_id'), sql.ref('c.store_id'))} as store,
      ${limitFact(borrower)} as "limit",
      ${ports.arrearsFact(borrower, today)} as arrears,
      ${ports.hasInstallmentsFact(borrower, sql.ref('c.id'))} as "hasInstallments"
    from proposals p join contracts c on c.borrower_id = p.borrower_id and c.id = p.contract_id
    where p.id = ${proposalId}::uuid and c.retailer_id = ${actor.retailerId}::uuid`.execute(db);
  return result.rows[0] ?? refuse('PROPOSAL_NOT_FOUND');
}

function decide(
  { contract, verification, borrower, store, limit, arrears, hasInstallments }: AcceptanceFacts,
  now: Date,
) {
  if (contract.status !== 'OFFERED') refuse('ANOTHER_PROPOSAL_ALREADY_ACCEPTED');
  if (hasInstallments) refuse('CONTRACT_HAS_INSTALLMENTS_ALREADY');
  if (new Date(contract.validUntil) <= now) refuse('OFFER_EXPIRED');
  const isUsable =
    verification?.status === 'APPROVED' &&
    verification.usableUntil !== null &&
    new Date(verification.usableUntil) > now;
  if (!isUsable || verification.usedAt !== null) refuse('PURCHASE_NOT_VERIFIED');
  checkMayBuy(borrower);
  return { store: checkStore(store), limit: checkLimit(limit, arrears, contract.principalCents) };
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
        cents: accepted.principalCents,
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
    // The offer or its code moved between reading and writing without touching the limit: say which.
    if (error instanceof GuardMissed && error.fragment === 'used_verification') refuse('PURCHASE_NOT_VERIFIED');
    if (error instanceof GuardMissed && error.fragment === 'accepted_contract')
      refuse('ANOTHER_PROPOSAL_ALREADY_ACCEPTED');
    throw error;
  }
  return answer;
}
