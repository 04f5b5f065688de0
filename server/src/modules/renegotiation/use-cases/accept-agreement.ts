import type { CivilDate, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { type Claim, claimFragment, once } from '../../../kernel/idempotency/once.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { phoneOf } from '../../borrowers/index.ts';
import { moveLimitFragment, onBorrower } from '../../credit/index.ts';
import { messageFragments } from '../../notifications/index.ts';
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
 * still from this day. No money moves and the used limit stays: the debt is still owed.
 * @throws Refusal as `readOffer` and `checkAgreementCode`, STORE_NOT_FOUND, DEACTIVATED_STORE, and
 * RENEGOTIATION_OFFER_EXPIRED when the debt is not what was simulated any more; nothing but the count of tries is
 * written then.
 */
export function acceptAgreement(platform: Platform, actor: Actor, claim: Claim, ask: AcceptAsk): Promise<Answer> {
  const borrowerOf = async () => {
    const found = await borrowerOfAgreement(ask.renegotiationId).execute(platform.db);
    return found.rows[0]?.id ?? null;
  };
  return once(platform.db, claim, async () => {
    await checkAgreementCode(platform, actor, ask);
    return onBorrower(platform.db, borrowerOf, async (db) => {
      const now = platform.clock.now();
      const offer = await readOffer(db, actor, ask, now);
      return write(platform, db, actor, claim, ask, offer, dayIn(actor.zone, now));
    });
  });
}

/** @throws Refusal RENEGOTIATION_OFFER_EXPIRED when something was paid, or agreed otherwise, since the simulation. */
function checkDebt({ agreement, installments }: OfferFacts, on: CivilDate): void {
  const debts = contractDebts(installments, on);
  const debtCents = debts.reduce((sum, debt) => sum + debt.debtCents, 0);
  const isSame = debtCents === agreement.debtCents && !debts.some((debt) => debt.isAgreed);
  if (!isSame || agreement.offeredOn !== on) refuse('RENEGOTIATION_OFFER_EXPIRED');
}

async function write(
  platform: Platform,
  db: Db | Tx,
  actor: Actor,
  claim: Claim,
  ask: AcceptAsk,
  offer: OfferFacts,
  on: CivilDate,
): Promise<Answer> {
  const { agreement, option, borrower, limit } = offer;
  checkStore(offer.store);
  checkDebt(offer, on);
  if (!limit) refuse('RENEGOTIATION_NOT_FOUND');
  const at = platform.clock.now();
  const accepted = { ...agreement, status: 'ACTIVE' as const, optionId: option.id, acceptedAt: at.toISOString() };
  const answer = renegotiationAnswer(accepted);
  const phone = phoneOf(platform.secrets, borrower) ?? refuse('VERIFICATION_CODE_NOT_FOUND');
  try {
    await guardedWrite(db, [
      moveLimitFragment({ borrowerId: agreement.borrowerId, cents: cents(0), version: limit.version }),
      ...acceptanceFragments({ agreement, option, rows: inPayingOrder(offer.installments), at, on }),
      ...messageFragments(platform, {
        dedupKey: `agreement:${agreement.id}`,
        channel: 'SMS',
        purpose: 'AGREEMENT_ACCEPTED',
        to: phone,
        retailerId: actor.retailerId,
        operatorId: actor.operatorId,
        at,
        text: `${platform.brand}: acordo ${agreement.number} aceito, ${planText(option)}. Obrigado!`,
      }),
      auditFragment({
        actor,
        at,
        storeId: ask.storeId,
        action: 'renegotiation.accepted',
        subject: agreement.id,
        detail: { optionId: option.id, installments: offer.installments.length, debtCents: agreement.debtCents },
      }),
      claimFragment(claim, answer, at),
    ]);
  } catch (error) {
    // The offer, its code or its debt moved between reading and writing without touching the limit: say which.
    if (!(error instanceof GuardMissed)) throw error;
    if (error.fragment === 'accepted_renegotiation') refuse('RENEGOTIATION_ALREADY_ACCEPTED');
    if (error.fragment === 'used_agreement_code') refuse('VERIFICATION_CODE_NOT_FOUND');
    if (error.fragment === 'renegotiated_installments') refuse('RENEGOTIATION_OFFER_EXPIRED');
    throw error;
  }
  return answer;
}
