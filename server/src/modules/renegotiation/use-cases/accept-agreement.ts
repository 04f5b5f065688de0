import type { CivilDate, Handled } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import { askerOf, type Customer, type Keyed, type Operator } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { phoneOf } from '../../borrowers/index.ts';
import { borrowerLock, moveLimitFragment } from '../../credit/index.ts';
import { messageFragments, type NewMessage, say } from '../../notifications/index.ts';
import { checkStore } from '../../retailers/index.ts';
import { planText } from '../agreement-code.ts';
import { renegotiationAnswer } from '../answers.ts';
import { borrowerOfAgreement } from '../facts.ts';
import { type OfferFacts, readOffer } from '../offer-facts.ts';
import { contractDebts, inPayingOrder } from '../rules/contract-debts.ts';
import { acceptanceFragments } from '../store.ts';
import { type CodeCheck, checkAgreementCode } from './check-agreement-code.ts';

type Answer = Handled<'POST /coordinator/renegotiations/{id}/accept'>['answer'];

export type AcceptAsk = CodeCheck & { storeId: string };

/**
 * Accepts an option with the customer's code: its payments stand in place of the installments, whose amounts stand
 * still from this day. No money moves and the used limit stays: the debt is still owed. Complementary IOF of the days
 * that are late falls due.
 * @throws Refusal as `readOffer` and `checkAgreementCode`, STORE_NOT_FOUND, DEACTIVATED_STORE, and
 * RENEGOTIATION_OFFER_EXPIRED when the debt is not what was simulated any more; nothing but the count of tries is
 * written then.
 */
export async function acceptAgreement(
  platform: Platform,
  by: Keyed | Keyed<Customer>,
  ask: AcceptAsk,
): Promise<Answer> {
  const asker = askerOf(by);
  const refusedCode = await refusalOf(checkAgreementCode(platform, by, ask));
  return act(platform, {
    principal: by,
    lock: borrowerLock(() => borrowerOfAgreement(platform.db, ask.renegotiationId)),
    read(db, { now }) {
      // Refused here, where an answer kept under the key outweighs it: the code was used for that one.
      if (refusedCode) throw refusedCode;
      return readOffer(db, asker, ask, now);
    },
    decide(offer, moment) {
      checkStore(offer.store);
      checkDebt(offer, moment.today);
      return acceptance(platform, by, { ...offer, storeId: ask.storeId }, moment);
    },
  });
}

async function refusalOf(work: Promise<unknown>): Promise<Refusal | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** @throws Refusal RENEGOTIATION_OFFER_EXPIRED when something was paid, or agreed otherwise, since the simulation. */
function checkDebt({ agreement, installments }: OfferFacts, on: CivilDate): void {
  const debts = contractDebts(installments, on);
  const isSame = sumCents(debts.map((debt) => debt.debtCents)) === agreement.debtCents;
  if (!isSame || debts.some((debt) => debt.isAgreed) || agreement.offeredOn !== on)
    refuse('RENEGOTIATION_OFFER_EXPIRED');
}

function acceptance(
  platform: Platform,
  by: Operator | Customer,
  { agreement, option, borrower, limit, installments, storeId }: OfferFacts & { storeId: string },
  { now, today }: Moment,
): Decision<Answer> {
  if (!limit) refuse('RENEGOTIATION_NOT_FOUND');
  const { id, borrowerId, debtCents } = agreement;
  const { retailerId, operatorId } = askerOf(by);
  const phone = phoneOf(platform.secrets, borrower) ?? refuse('VERIFICATION_CODE_NOT_FOUND');
  const message: NewMessage = {
    dedupKey: `agreement:${id}`,
    channel: 'SMS',
    purpose: 'AGREEMENT_ACCEPTED',
    to: phone,
    retailerId,
    operatorId,
    at: now,
    words: say('agreementAccepted', { numero: agreement.number, plano: planText(option) }),
  };
  return {
    answer: renegotiationAnswer({
      ...agreement,
      status: 'ACTIVE',
      optionId: option.id,
      acceptedAt: now.toISOString(),
    }),
    writes: [
      moveLimitFragment({ borrowerId, cents: cents(0), version: limit.version }),
      ...acceptanceFragments({ agreement, option, rows: inPayingOrder(installments), storeId, at: now, on: today }),
      ...messageFragments(platform, message),
    ],
    audit: {
      action: 'renegotiation.accepted',
      subject: id,
      storeId,
      detail: { optionId: option.id, installments: installments.length, debtCents },
    },
    // The offer, its code or its debt moved since they were read, without touching the limit.
    missed: {
      accepted_renegotiation: 'RENEGOTIATION_ALREADY_ACCEPTED',
      used_agreement_code: 'VERIFICATION_CODE_NOT_FOUND',
      renegotiated_installments: 'RENEGOTIATION_OFFER_EXPIRED',
    },
  };
}
