import type { Handled } from '@balcao/contract';
import type { ErrorCode } from '@balcao/contract/errors';
import { sql } from '../../../kernel/db/sql.ts';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import { requireRightClock } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { borrowerLock, moveLimitFragment } from '../../credit/index.ts';
import { decideAcceptance } from '../acceptance/decision.ts';
import { readAcceptanceFacts } from '../acceptance/facts.ts';
import { saleWrite } from '../acceptance/write.ts';
import { contractAnswer } from '../answers.ts';
import type { ContractsPorts } from '../ports.ts';
import { type Buyer, sellerOf, stepFragments } from '../offer/seller.ts';
import { signedProposalFragment } from '../store.ts';
import { kindOf, limitTakenCents, proposals } from '../tables.ts';

type Answer = Handled<'POST /coordinator/contracts/proposals/{id}/accept'>['answer'];

/**
 * Accepts a verified proposal: consumes limit, coupon and extra limit, turns the offer into a contract, opens its
 * installments and fee, posts the books, keeps the receipt and queues the customer's message, in one guarded write.
 * @throws Refusal with the first reason that forbids the sale; nothing is written then.
 */
export function acceptProposal(
  platform: Platform,
  ports: ContractsPorts,
  by: Keyed | Buyer,
  proposalId: string,
): Promise<Answer> {
  const seller = sellerOf(by);
  return act(platform, {
    principal: by,
    lock: borrowerLock(() => borrowerOf(platform.db, proposalId)),
    read: (db, { today }) => readAcceptanceFacts(db, ports, { seller, proposalId, today }),
    decide(facts, { now, today }) {
      requireRightClock(platform.clock);
      const sale = decideAcceptance(facts, { now, today });
      const { proposal, limit, store, borrower } = sale;
      const contract = {
        ...sale.contract,
        operatorId: seller.operatorId,
        kind: kindOf(sale.contract, proposal),
        status: 'ACCEPTED' as const,
        acceptedProposalId: proposal.id,
        acceptedAt: now.toISOString(),
      };
      const { borrowerId, id, storeId, principalCents, productId } = contract;
      return {
        answer: contractAnswer(contract, { storeName: store.name, borrowerName: borrower.name }, [proposal]),
        writes: [
          ...(proposal === facts.proposal ? [] : [signedProposalFragment(borrowerId, proposal)]),
          moveLimitFragment({ borrowerId, cents: limitTakenCents(contract), version: limit.version }),
          ...saleWrite({ platform, ports, seller, sale, at: now, on: today }),
          ...stepFragments(by, { at: 'ACCEPTED', contractId: id, proposalId, creditCents: principalCents }, now),
        ],
        audit: {
          action: 'contract.accepted',
          subject: id,
          customerId: borrowerId,
          storeId,
          detail: { proposalId: proposal.id, principalCents, count: proposal.count },
        },
        missed,
        // Another borrower's contract holds the IMEI: no lock of this borrower could say so.
        ...(productId !== null && { taken: 'IMEI_ALREADY_IN_USE' as const }),
      };
    },
  });
}

async function borrowerOf(db: Db, proposalId: string): Promise<string | null> {
  const shape = pick(proposals.row('p'), 'borrowerId');
  const found = await rowOf(db, select(shape, sql`from ${proposals.sql} p where p.id = ${proposalId}::uuid`));
  return found?.borrowerId ?? null;
}

/**
 * What moved between reading and writing without touching the limit: another sale would have, so it is the close of the
 * day that ended the offer or the evaluation.
 */
const missed: Readonly<Record<string, ErrorCode>> = {
  accepted_contract: 'OFFER_EXPIRED',
  used_verification: 'PURCHASE_NOT_VERIFIED',
  applied_evaluation: 'EVALUATION_EXPIRED',
  bound_device: 'DEVICE_NOT_LOCKED',
};
