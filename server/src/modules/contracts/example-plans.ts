import type { PoliciesPorts } from '../policies/index.ts';
import { lawfulPolicy } from './rules/lending-rules.ts';
import { priceProposals } from './rules/price-proposals.ts';

/** What a purchase on a day would be offered by a policy, as the law lets it stand: by the rules of a sale. */
export const examplePlans: PoliciesPorts['examplePlans'] = ({ policy, on, ...facts }) => {
  const lawful = lawfulPolicy(policy, facts.rule);
  return priceProposals({ ...facts, policy: lawful, purchasedOn: on, billDueDay: null }).map(
    ({ dueDateRule, count, installmentCents, totalCents, plan, retailerPaid }) => ({
      dueDateRule,
      count,
      installmentCents,
      totalCents,
      cetAnnualPct: (retailerPaid ?? plan).cetAnnualPct,
    }),
  );
};
