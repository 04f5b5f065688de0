import type { CivilDate, Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { journalFragments } from '../../books/index.ts';
import { borrowerFact, cpfOf, phoneOf } from '../../borrowers/index.ts';
import {
  type ArrearsFact,
  checkLimit,
  limitFact,
  type LimitFact,
  moveLimitFragment,
  onBorrower,
} from '../../credit/index.ts';
import { receiptFragment } from '../../documents/index.ts';
import { messageFragments } from '../../notifications/index.ts';
import { checkStore, storeFact, type StoreFact } from '../../retailers/index.ts';
import { contractAnswer } from '../answers.ts';
import type { ContractsPorts } from '../ports.ts';
import { originationPostings } from '../rules/origination-postings.ts';
import { purchaseReceiptOf, purchaseMessage } from '../rules/purchase-receipt-facts.ts';
import { checkMayBuy } from '../rules/purchase-allowed.ts';
import { spreadLimit } from '../rules/spread-limit.ts';
import { acceptanceFragment, useVerificationFragment } from '../store.ts';
import { contractJson, proposalJson, verificationFact } from '../views.ts';
import type { Offer } from './find-offer.ts';

type Answer = Handled<'POST /coordinator/contracts/proposals/{id}/accept'>['answer'];

interface Facts extends Offer {
  limit: LimitFact | null;
  arrears: ArrearsFact;
  hasInstallments: boolean;
}

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
): Promise<Facts> {
  const borrower = sql.ref('p.borrower_id');
  const result = await sql<Facts>`
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

function decide({ contract, verification, borrower, store, limit, arrears, hasInstallments }: Facts, now: Date) {
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

type Decided = Facts & { limit: LimitFact; store: StoreFact };

async function write(
  platform: Platform,
  db: Db | Tx,
  ports: ContractsPorts,
  actor: Actor,
  claim: Claim,
  sale: Decided,
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
      ...saleFragments(platform, ports, actor, sale, now),
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

function saleFragments(platform: Platform, ports: ContractsPorts, actor: Actor, sale: Decided, now: Date): Fragment[] {
  const { contract, proposal, borrower } = sale;
  const today = dayIn(actor.zone, now);
  const key = { borrowerId: contract.borrowerId, contractId: contract.id, retailerId: contract.retailerId };
  const shares = spreadLimit(
    contract.principalCents,
    proposal.plan.rows.map(([, , principal]) => principal),
  );
  const installments = proposal.plan.rows.map(([dueOn, amountCents, principalCents], index) => ({
    number: index + 1,
    dueOn,
    amountCents,
    principalCents,
    interestCents: amountCents - principalCents,
    limitCents: shares[index] ?? 0,
  }));
  const phone = phoneOf(platform.secrets, borrower);
  return [
    acceptanceFragment({
      ...key,
      proposalId: proposal.id,
      kind: proposal.count === 1 ? 'SINGLE_INSTALLMENT' : 'MULTIPLE_INSTALLMENTS',
      at: now,
      on: today,
    }),
    useVerificationFragment({ borrowerId: contract.borrowerId, proposalId: proposal.id, at: now }),
    ...ports.openInstallments({ ...key, installments, feeCents: contract.customerFeeCents }),
    ...journalFragments({
      ...key,
      event: 'ORIGINATION',
      subjectId: contract.id,
      storeId: contract.storeId,
      at: now,
      on: today,
      postings: originationPostings({
        principalCents: contract.principalCents,
        financedCents: proposal.plan.financedCents,
        feeCents: contract.customerFeeCents,
        iofCents: proposal.plan.iofDailyCents + proposal.plan.iofAdditionalCents,
        mdrRate: contract.terms.mdrRate,
      }),
    }),
    receiptFragment({
      ...key,
      kind: 'ORIGINATION',
      subjectId: contract.id,
      at: now,
      document: purchaseReceiptOf({
        brand: platform.brand,
        actor,
        contract,
        proposal,
        borrower,
        cpf: cpfOf(platform.secrets, borrower),
        store: sale.store,
        at: now,
      }),
    }),
    ...(phone
      ? messageFragments(platform, {
          dedupKey: `accepted:${contract.id}`,
          channel: 'SMS',
          purpose: 'PURCHASE_ACCEPTED',
          to: phone,
          text: purchaseMessage(platform.brand, contract, proposal, sale.store.name),
          retailerId: contract.retailerId,
          operatorId: actor.operatorId,
          at: now,
        })
      : []),
  ];
}
