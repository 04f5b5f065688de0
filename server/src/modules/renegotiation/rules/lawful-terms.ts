import { rateCeiling } from '@balcao/credit-math';
import type { ContractTerms, LendingRules } from '../../contracts/index.ts';
import type { RenegotiationPolicy, RenegotiationTerms } from '../policy.ts';

/**
 * The rates of a policy as the law lets them stand for these debts: the lowest ceiling of their lenders counts, so a
 * debt of the store's own credit never grows dearer by being renegotiated together with another.
 */
export function lawfulTerms(
  policy: RenegotiationPolicy,
  lenders: readonly ContractTerms['lenderType'][],
  rules: LendingRules,
): RenegotiationTerms {
  const ofLenders = [...new Set(lenders)].flatMap((lender) => rules[lender] ?? []);
  const atMost = (rate: string, ceilings: readonly (string | null)[]) =>
    ceilings.reduce<string>(
      (lowest, ceiling) => (ceiling !== null && Number(ceiling) < Number(lowest) ? ceiling : lowest),
      rate,
    );
  return {
    rateMonthly: atMost(
      policy.rateMonthly,
      ofLenders.map((rule) => rateCeiling(rule.maxRateMonthly, rule.maxRateAnnual)),
    ),
    lateFineRate: atMost(
      policy.lateFineRate,
      ofLenders.map((rule) => rule.maxLateFineRate),
    ),
    lateInterestMonthlyRate: atMost(
      policy.lateInterestMonthlyRate,
      ofLenders.map((rule) => rule.maxLateInterestMonthlyRate),
    ),
  };
}
