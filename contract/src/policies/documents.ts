import { z } from 'zod';
import {
  cents,
  count,
  month,
  oneOf,
  positiveCents,
  positiveShare,
  rate,
  share,
  variation,
  words,
  yesOrNo,
} from './fields.ts';

export const lenderTypes = ['STORE_OWN', 'FINANCIAL_INSTITUTION'] as const;

const plan = z.object({
  dueDateRule: oneOf(['WEEKLY', 'BIWEEKLY', 'MONTHLY']),
  /** A month of 30 days. */
  rateMonthly: rate,
  counts: z.array(count(1, 48)).min(1, { error: 'Informe ao menos uma quantidade de parcelas' }),
});

/** How a product is priced and charged. Rates are fractions a month of 30 days. */
export const pricingDocument = z.object({
  lenderType: oneOf(lenderTypes),
  lenderName: words(200),
  lenderCnpj: words(18).min(14, { error: 'Informe o CNPJ com 14 caracteres' }),
  minimumPurchaseCents: cents,
  minimumFirstPurchaseCents: cents,
  minimumInstallmentCents: cents,
  /** Usage fee, part of the purchase value, where the lending rule lets it be charged; in the CET with the first installment. */
  customerFeeRate: rate,
  customerFeeMinimumCents: cents,
  /** What the retailer pays to the provider on each sale. */
  mdrRate: rate,
  /** What the law allows at most is in the lending rule of the lender. */
  lateFineRate: rate,
  lateInterestMonthlyRate: rate,
  /** At least two days (CDC art. 54-B par. 1 II). Plans that fall due within them are not offered. */
  offerValidDays: count(2, 365),
  /** 'Leve': the first due date is the bill day at least this many days after the purchase. */
  leveMinimumDays: count(1, 60),
  authorizationStrategy: oneOf(['BORROWER_SMS', 'ANALYST_VERIFICATION']),
  plans: z.array(plan).min(1, { error: 'Informe ao menos um plano' }),
});

/** What the law allows a kind of lender. Rates are fractions a month; a ceiling of null is none. */
export const lendingRuleDocument = z.object({
  maxRateMonthly: rate.nullable(),
  /** Of the CET as it is printed, usage fee and rounding included; interest of 365 days alone must stay within it too. */
  maxRateAnnual: rate.nullable(),
  hasIof: yesOrNo,
  chargesContractRateWhenLate: yesOrNo,
  maxLateFineRate: rate,
  maxLateInterestMonthlyRate: rate,
  instrument: oneOf(['CCB', 'SALE_CONTRACT']),
  /** What lets this lender charge a usage fee on a purchase; without it none is charged. */
  usageFeeSource: words(500).optional(),
  /** Who bears the IOF of days after a due date: the customer, or the lender. */
  lateIof: oneOf(['CHARGE', 'ABSORB']),
  /** The law it follows from. */
  source: words(500),
});

/** Tax on credit operations; rates are fractions, the daily one a day. */
export const iofDocument = z.object({
  dailyRate: rate,
  additionalRate: rate,
  capDays: count(1, 3_650),
  source: words(500),
});

/** What agreements on late debts may be. Rates are fractions, of a month of 30 days. */
export const renegotiationDocument = z.object({
  /** A contract may be renegotiated when an installment is overdue for so many days. */
  minimumDaysLate: count(1, 3_650),
  /** Taken off the late charges, by the days that the oldest installment is late: the highest step reached counts. */
  discounts: z.array(z.object({ fromDaysLate: count(1, 3_650), chargesDiscountRate: share })),
  counts: z.array(count(1, 60)).min(1, { error: 'Informe ao menos uma quantidade de pagamentos' }),
  rateMonthly: rate,
  /** An option with smaller payments is not offered; paying all at once always is. */
  minimumPaymentCents: cents,
  /** Part of the agreed value that is paid on the day of the agreement. */
  downPaymentRate: rate.refine((text) => Number(text) < 1, { error: 'Informe menos que 1, que é o todo' }).optional(),
  firstDueInDays: count(1, 60),
  breakAfterDaysLate: count(1, 3_650),
  lateFineRate: rate,
  lateInterestMonthlyRate: rate,
});

/** Who gets a coupon: a fraction of the purchase value, or an amount. */
export const couponCampaignDocument = z.object({
  percent: positiveShare.nullable(),
  monetaryCents: positiveCents.nullable(),
  minimumPurchaseCents: cents,
  maximumDiscountCents: positiveCents.nullable(),
  validityDays: count(0, 3_650),
  fundedBy: oneOf(['PROVIDER', 'RETAILER']),
});

/** How much extra credit an evaluation may grant. */
export const evaluationDocument = z.object({
  /** Part of the customer's total limit that may be granted on top of it. */
  limitShare: rate.refine((text) => Number(text) > 0, { error: 'Informe mais que zero' }),
  minimumCents: positiveCents,
  maximumCents: positiveCents,
  validDays: count(1, 365),
  /** Days after one was used before another is granted. */
  restDays: count(0, 3_650),
  /** Asked for more than this, an analyst decides; null: never. */
  reviewAboveCents: positiveCents.nullable(),
});

/** What an operator earns on a sale or a registration: a fraction of the sale, or a fixed amount. */
export const incentiveRuleDocument = z.object({
  kind: oneOf(['PERCENTAGE', 'FIXED_VALUE']),
  rate: positiveShare.nullable(),
  valueCents: positiveCents.nullable(),
  category: oneOf(['bronze', 'silver', 'gold', 'diamond']),
});

/** A price index, for what is given back of defective goods: all months since the oldest payment that may be given back. */
export const correctionIndexDocument = z.object({
  /** As the customer's paper names it. */
  index: words(60),
  /** Every published month, the oldest first. */
  months: z
    .array(z.object({ month, rate: variation }))
    .min(1, { error: 'Informe ao menos um mês' })
    .max(600, { error: 'Informe no máximo 600 meses' }),
  /** Who publishes it. */
  source: words(500),
});
