import { percentText, rateCeiling } from '@balcao/credit-math';
import type { ContractTerms, LendingRules } from '../../contracts/index.ts';
import type { RenegotiationPolicy, RenegotiationTerms } from '../policy.ts';
import type { AgreementOption } from '../tables.ts';

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

const STEPS = 50;

/**
 * Options at the rate of the terms or, where what is printed of one is dearer than a lender may charge a year (cents of
 * rounding do that at the ceiling), at the next lower rate at which none is. Without interest nothing costs anything.
 */
export function withinAnnualCeiling(
  { lenders, rules }: { lenders: readonly ContractTerms['lenderType'][]; rules: LendingRules },
  terms: RenegotiationTerms,
  optionsAt: (terms: RenegotiationTerms) => AgreementOption[],
): { terms: RenegotiationTerms; options: AgreementOption[] } {
  const ceilings = lenders.flatMap((lender) => rules[lender]?.maxRateAnnual ?? []);
  const most = Math.min(...ceilings.map((ceiling) => Number(percentText(ceiling))));
  for (let step = STEPS; step > 0; step -= 1) {
    const rateMonthly = step === STEPS ? terms.rateMonthly : ((Number(terms.rateMonthly) * step) / STEPS).toFixed(12);
    const found = { terms: { ...terms, rateMonthly }, options: optionsAt({ ...terms, rateMonthly }) };
    if (found.options.every(({ cetAnnualPct }) => Number(cetAnnualPct) <= most)) return found;
  }
  const free = { ...terms, rateMonthly: '0' };
  return { terms: free, options: optionsAt(free) };
}
