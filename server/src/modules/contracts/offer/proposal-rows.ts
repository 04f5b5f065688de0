import { annualRate } from '@balcao/credit-math';
import { newId } from '../../../kernel/ids.ts';
import type { ContractTerms } from '../policy.ts';
import type { PricedProposal } from '../rules/price-proposals.ts';
import type { ProposalRow, StoredPlan } from '../tables.ts';

/** Priced proposals as they are kept with their offer. The embedded institution numbers them after the contract. */
export function proposalRows(
  contract: { number: string; terms: Pick<ContractTerms, 'lenderType'> },
  priced: readonly PricedProposal[],
): ProposalRow[] {
  const isInstitution = contract.terms.lenderType === 'FINANCIAL_INSTITUTION';
  return priced.map(({ count, dueDateRule, firstDueOn, installmentCents, totalCents, ...one }, index) => ({
    id: newId(),
    count,
    dueDateRule,
    firstDueOn,
    installmentCents,
    totalCents,
    plan: storedPlan(one),
    partnerProposalId: isInstitution ? `${contract.number}-${index + 1}` : null,
  }));
}

type Plan = Pick<PricedProposal, 'plan' | 'rateMonthly' | 'lastInstallmentCents' | 'retailerPaid'>;

export function storedPlan({ plan, rateMonthly, lastInstallmentCents, retailerPaid }: Plan): StoredPlan {
  const { cetAnnualPct, cetMonthlyPct } = retailerPaid ?? plan;
  return {
    rateMonthly,
    rateAnnual: annualRate(rateMonthly),
    financedCents: plan.financedCents,
    iofDailyCents: plan.iofDailyCents,
    iofAdditionalCents: plan.iofAdditionalCents,
    lastInstallmentCents,
    cetAnnualPct,
    cetMonthlyPct,
    rows: plan.rows.map(({ dueOn, paymentCents, principalCents }, index) => [
      dueOn,
      paymentCents,
      retailerPaid?.bonifiedCents[index] ?? principalCents,
    ]),
    ...(retailerPaid && { retailerInterestCents: retailerPaid.retailerInterestCents }),
  };
}
