import { z } from 'zod';

const rate = z.string().regex(/^\d+(\.\d+)?$/, 'a fraction written as a decimal: 0.05 is 5 %');
const cents = z.int().min(0);

/**
 * How a product is priced and charged: the `document` of a `pricing_policies` row. Rates are fractions a month of 30
 * days, as decimal strings; amounts are cents.
 */
export const pricingPolicy = z.object({
  lenderType: z.enum(['STORE_OWN', 'FINANCIAL_INSTITUTION']),
  lenderName: z.string().min(1),
  lenderCnpj: z.string().min(14),
  minimumPurchaseCents: cents,
  minimumFirstPurchaseCents: cents,
  minimumInstallmentCents: cents,
  /** Usage fee, part of the purchase value; paid with the first payment, shown in the CET. */
  customerFeeRate: rate,
  customerFeeMinimumCents: cents,
  /** What the retailer pays to the provider on each sale. */
  mdrRate: rate,
  /** What the law allows at most is in `lending_rules`: see `lawfulPolicy`. */
  lateFineRate: rate,
  lateInterestMonthlyRate: rate,
  /** At least two days (CDC art. 54-B par. 1 II). Plans that fall due within them are not offered. */
  offerValidDays: z.int().min(2),
  /** 'Leve': the first due date is the bill day at least this many days after the purchase. */
  leveMinimumDays: z.int().min(1).max(60),
  authorizationStrategy: z.enum(['BORROWER_SMS', 'ANALYST_VERIFICATION']),
  plans: z
    .array(
      z.object({
        dueDateRule: z.enum(['WEEKLY', 'BIWEEKLY', 'MONTHLY']),
        rateMonthly: rate,
        counts: z.array(z.int().min(1).max(48)).min(1),
      }),
    )
    .min(1),
});
export type PricingPolicy = z.output<typeof pricingPolicy>;

/** What the law allows a kind of lender on a day: a row of `lending_rules`. Rates are fractions a month, decimal text. */
export interface LendingRule {
  /** Null: no ceiling. */
  maxRateMonthly: string | null;
  /** Effective, compounded monthly: what the contract prints as its rate a year. Null: no ceiling. */
  maxRateAnnual: string | null;
  hasIof: boolean;
  chargesContractRateWhenLate: boolean;
  maxLateFineRate: string;
  maxLateInterestMonthlyRate: string;
  instrument: 'CCB' | 'SALE_CONTRACT';
  /** Who bears the IOF of days after a due date: the customer, or the lender. */
  lateIof: 'CHARGE' | 'ABSORB';
}

/** Complementary IOF of an installment paid late, by the rule and the rates of the sale. */
export interface LateIofTerms {
  rule: LendingRule['lateIof'];
  /** Fraction a day, decimal text. */
  dailyRate: string;
  /** Days from the sale that are taxed at most. */
  capDays: number;
}

/** The rules in force on a day, by lender; a kind without a row may not lend. */
export type LendingRules = Partial<Record<PricingPolicy['lenderType'], LendingRule>>;

/** The part of a policy that a contract keeps for its whole life, whatever later policies say. */
export interface ContractTerms {
  lenderType: PricingPolicy['lenderType'];
  lenderName: string;
  lenderCnpj: string;
  mdrRate: string;
  lateFineRate: string;
  lateInterestMonthlyRate: string;
  /** What the customer signs: the bill of an institution, or the sale contract of the store. */
  instrument: LendingRule['instrument'];
  chargesContractRateWhenLate: boolean;
  /** Null: the sale has no IOF. */
  lateIof: LateIofTerms | null;
  /** Calendar days on a month of 30 days. */
  dayCountBase: 'CALENDAR_30';
  amortization: 'PRICE';
}

/** The terms of a lawful policy under the rule of its lender and the IOF of the day. */
export function termsOf(
  policy: PricingPolicy,
  rule: LendingRule,
  { dailyRate, capDays }: Omit<LateIofTerms, 'rule'>,
): ContractTerms {
  const { lenderType, lenderName, lenderCnpj, mdrRate, lateFineRate, lateInterestMonthlyRate } = policy;
  const { instrument, chargesContractRateWhenLate } = rule;
  return {
    lenderType,
    lenderName,
    lenderCnpj,
    mdrRate,
    lateFineRate,
    lateInterestMonthlyRate,
    instrument,
    chargesContractRateWhenLate,
    lateIof: rule.hasIof ? { rule: rule.lateIof, dailyRate, capDays } : null,
    dayCountBase: 'CALENDAR_30',
    amortization: 'PRICE',
  };
}
