import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { requireRightClock } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { proposalsAnswer } from '../answers.ts';
import { contractNumberFragment } from '../contract-number.ts';
import { approvalUseFragment } from '../../identity/index.ts';
import { readDownPayment } from '../offer/down-payment.ts';
import { type OfferAsk, readOfferFacts } from '../offer/facts.ts';
import { newOffer } from '../offer/new-offer.ts';
import { type Buyer, sellerOf, stepFragments } from '../offer/seller.ts';
import type { ContractsPorts } from '../ports.ts';
import { checkDownPayment } from '../rules/down-payment.ts';
import { offerFragment, proposalsFragment } from '../store.ts';

type Answer = Handled<'POST /coordinator/contracts'>['answer'];

/**
 * Prices a purchase: writes an offered contract with its proposals and returns them. Nothing is consumed yet: limit,
 * coupon and extra limit are, when a proposal is accepted.
 * @throws Refusal with the first reason that forbids the purchase (cashier spec, section 8); APPROVAL_REQUIRED or
 * APPROVAL_NOT_VALID for a down payment above what one person takes (ADR 0104).
 */
export function priceProposals(
  platform: Platform,
  ports: ContractsPorts,
  by: Operator | Buyer,
  ask: OfferAsk,
): Promise<Answer> {
  const seller = sellerOf(by);
  return act(platform, {
    principal: by,
    read: async (db, moment) => ({
      ...(await readOfferFacts(db, ports, { by, ask, ...moment })),
      down: await readDownPayment(platform, db, { by, ask, now: moment.now }),
    }),
    decide({ down, ...facts }, moment) {
      requireRightClock(platform.clock);
      const { offer, proposals, fit } = newOffer(seller, ask, facts, moment);
      checkDownPayment(ask, down);
      return {
        answer: proposalsAnswer(offer, proposals, fit),
        writes: [
          offerFragment(offer),
          contractNumberFragment(offer),
          proposalsFragment(ask.borrowerId, offer.id, proposals),
          ...(down?.approval ? [approvalUseFragment(down.approval, moment.now)] : []),
          ...stepFragments(by, { at: 'OFFERED', contractId: offer.id, creditCents: offer.principalCents }, moment.now),
        ],
        audit: {
          action: 'contract.offered',
          subject: offer.id,
          customerId: ask.borrowerId,
          storeId: ask.storeId,
          detail: {
            principalCents: offer.principalCents,
            proposals: proposals.length,
            ...(down?.approval && {
              downPaymentCents: offer.downPaymentCents,
              approvalId: down.approval.id,
              approvedBy: down.approval.operatorId,
            }),
          },
        },
      };
    },
  });
}
