import type { Handled } from '@balcao/contract';
import { act, type Moment } from '../../../kernel/act/act.ts';
import { askerOf, type Customer, type Operator } from '../../../kernel/act/principal.ts';
import type { Asker } from '../../../kernel/auth/actor.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { contractNumberFragment, newContractNumber } from '../../contracts/index.ts';
import { renegotiationAnswer } from '../answers.ts';
import { type Debts, readDebts } from '../debt-facts.ts';
import { lawfulTerms, withinAnnualCeiling } from '../rules/lawful-terms.ts';
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
export function simulateAgreement(platform: Platform, by: Operator | Customer, ask: Ask): Promise<Answer> {
  const asker = askerOf(by);
  return act(platform, {
    principal: by,
    read: (db, moment) => readDebts(db, asker, ask, moment),
    decide(debts, moment) {
      const offer = offerOf(asker, ask, debts, moment);
      const { id, contractIds, debtCents, discountCents } = offer;
      const accepted = { optionId: null, acceptedAt: null, acceptedOn: null };
      return {
        answer: renegotiationAnswer({ ...offer, status: 'OFFERED', ...accepted }),
        writes: [offeredRenegotiationFragment(offer), contractNumberFragment(offer)],
        audit: {
          action: 'renegotiation.offered',
          subject: id,
          storeId: ask.storeId,
          detail: { contracts: contractIds, debtCents, discountCents },
        },
      };
    },
  });
}

function offerOf(asker: Asker, ask: Ask, debts: Debts, { now, today }: Moment): NewRenegotiation {
  const { policy } = debts;
  const contractIds = [...new Set(ask.contractIds)];
  const chosen = debts.eligible.filter((debt) => contractIds.includes(debt.contractId));
  if (chosen.length < contractIds.length) refuse('RENEGOTIATION_NOT_ELIGIBLE');
  const law = { lenders: chosen.flatMap((debt) => debts.lenders[debt.contractId] ?? []), rules: debts.rules };
  const { agreedCents, ...agreed } = agreedDebt(chosen, policy);
  const { terms, options } = withinAnnualCeiling(law, lawfulTerms(policy, law.lenders, law.rules), (at) =>
    agreementOptions(agreedCents, policy, at, today, newId),
  );
  if (options.length === 0) refuse('RENEGOTIATION_NOT_ELIGIBLE', { details: { reason: 'no option fits' } });
  return {
    borrowerId: ask.borrowerId,
    id: newId(),
    number: newContractNumber(),
    retailerId: asker.retailerId,
    storeId: ask.storeId,
    operatorId: asker.operatorId,
    policyId: debts.policyId,
    terms,
    contractIds,
    ...agreed,
    options,
    offeredAt: now,
    offeredOn: today,
    validUntil: debts.endOfDay,
    breakAfterDays: policy.breakAfterDaysLate,
  };
}
