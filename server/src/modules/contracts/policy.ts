import { type PolicyDocument, pricingDocument } from '@balcao/contract';
import type { IofRates } from '@balcao/credit-math';

/** How a product is priced and charged: a policy of kind 'pricing'. */
export const pricingPolicy = pricingDocument;
export type PricingPolicy = PolicyDocument<'pricing'>;

/** What the law allows a kind of lender on a day. Rates are fractions a month, decimal text; a ceiling of null is none. */
export type LendingRule = Omit<PolicyDocument<'lending-rule'>, 'source'>;

/** Complementary IOF of an installment paid late, by the rule and the rates of the sale. */
export interface LateIofTerms {
  rule: LendingRule['lateIof'];
  /** Fraction a day, decimal text. */
  dailyRate: string;
  /** Days from the sale that are taxed at most. */
  capDays: number;
}

/** The rules in force on a day, by lender; a kind without one may not lend. */
export type LendingRules = Partial<Record<PricingPolicy['lenderType'], LendingRule | null>>;

/** The part of a policy that a contract keeps for its whole life, whatever later policies say. */
export interface ContractTerms {
  lenderType: PricingPolicy['lenderType'];
  lenderName: string;
  lenderCnpj: string;
  mdrRate: string;
  lateFineRate: string;
  lateInterestMonthlyRate: string;
  /** Whose receivable it is: the books follow it (ADR 0033). Absent of contracts made before: the provider's. */
  ownedBy?: 'PROVIDER' | 'STORE';
  /** What the customer signs: the bill of an institution, or the sale contract of the store. */
  instrument: LendingRule['instrument'];
  chargesContractRateWhenLate: boolean;
  /** Null: the sale has no IOF. */
  lateIof: LateIofTerms | null;
  /** Rates of the tax of the sale, by which an offer accepted later is priced; contracts of before do not say. */
  iof?: IofRates | null;
  /** Calendar days on a month of 30 days. */
  dayCountBase: 'CALENDAR_30';
  amortization: 'PRICE';
}

/** The terms of a lawful policy under the rule of its lender and the IOF of the day. */
export function termsOf(
  policy: PricingPolicy,
  rule: LendingRule,
  { dailyRate, additionalRate, capDays }: IofRates,
): ContractTerms {
  const { lenderType, lenderName, lenderCnpj, mdrRate, lateFineRate, lateInterestMonthlyRate } = policy;
  const { instrument, chargesContractRateWhenLate } = rule;
  return {
    lenderType,
    lenderName,
    lenderCnpj,
    ownedBy: lenderType === 'STORE_OWN' ? 'STORE' : 'PROVIDER',
    mdrRate,
    lateFineRate,
    lateInterestMonthlyRate,
    instrument,
    chargesContractRateWhenLate,
    lateIof: rule.hasIof ? { rule: rule.lateIof, dailyRate, capDays } : null,
    iof: rule.hasIof ? { dailyRate, additionalRate, capDays } : null,
    dayCountBase: 'CALENDAR_30',
    amortization: 'PRICE',
  };
}
