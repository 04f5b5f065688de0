import type { Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { contractNumberFragment, newContractNumber } from '../../contracts/index.ts';
import { renegotiationAnswer } from '../answers.ts';
import { type Debts, readDebts } from '../debt-facts.ts';
import { lawfulTerms } from '../rules/lawful-terms.ts';
import { agreedDebt, agreementOptions } from '../rules/price-agreement.ts';
import { type NewRenegotiation, offeredRenegotiationFragment } from '../store.ts';

type Ask = Handled<'POST /coordinator/renegotiations/simulations'>['body'];
type Answer = Handled<'POST /coordinator/renegotiations/simulations'>['answer'];

/**
 * Simulates an agreement on whole contracts: writes an offer with its options, valid until the end of the day, since
 * debts cost more tomorrow. Nothing is owed differently until an option is accepted.
 * @throws Refusal RENEGOTIATION_NOT_ELIGIBLE when a contract is unknown, another retailer's, not late enough or in an
 * agreement, or no option fits.
 */
export async function simulateAgreement(platform: Platform, actor: Actor, ask: Ask): Promise<Answer> {
  const debts = await readDebts(platform, actor, ask);
  const offer = offerOf(actor, ask, debts);
  await guardedWrite(platform.db, [
    offeredRenegotiationFragment(offer),
    contractNumberFragment(offer),
    auditFragment({
      actor,
      at: debts.now,
      storeId: ask.storeId,
      action: 'renegotiation.offered',
      subject: offer.id,
      detail: { contracts: offer.contractIds, debtCents: offer.debtCents, discountCents: offer.discountCents },
    }),
  ]);
  return renegotiationAnswer({ ...offer, status: 'OFFERED', optionId: null, acceptedAt: null, acceptedOn: null });
}

function offerOf(actor: Actor, ask: Ask, debts: Debts): NewRenegotiation {
  const { policy, today, now } = debts;
  const contractIds = [...new Set(ask.contractIds)];
  const chosen = debts.eligible.filter((debt) => contractIds.includes(debt.contractId));
  if (chosen.length < contractIds.length) refuse('RENEGOTIATION_NOT_ELIGIBLE');
  const terms = lawfulTerms(
    policy,
    chosen.flatMap((debt) => debts.lenders[debt.contractId] ?? []),
    debts.rules,
  );
  const agreed = agreedDebt(chosen, policy);
  const options = agreementOptions(agreed.agreedCents, policy, terms, today, newId);
  if (options.length === 0) refuse('RENEGOTIATION_NOT_ELIGIBLE', { details: { reason: 'no option fits' } });
  return {
    borrowerId: ask.borrowerId,
    id: newId(),
    number: newContractNumber(),
    retailerId: actor.retailerId,
    storeId: ask.storeId,
    operatorId: actor.operatorId,
    policyId: debts.policyId,
    terms,
    contractIds,
    debtCents: agreed.debtCents,
    chargesCents: agreed.chargesCents,
    discountCents: agreed.discountCents,
    options,
    offeredAt: now,
    offeredOn: today,
    validUntil: debts.endOfDay,
    breakAfterDays: policy.breakAfterDaysLate,
  };
}
