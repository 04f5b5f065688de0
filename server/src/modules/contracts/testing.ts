import { cents } from '@balcao/credit-math';
import type { LendingRule, PricingPolicy } from './policy.ts';

/** The law of an institution, as the migration writes it, and what lets it charge a usage fee. */
export const institutionRule: LendingRule = {
  maxRateMonthly: null,
  maxRateAnnual: null,
  hasIof: true,
  chargesContractRateWhenLate: true,
  maxLateFineRate: '0.02',
  maxLateInterestMonthlyRate: '0.01',
  instrument: 'CCB',
  usageFeeSource: 'Tarifa de teste',
  lateIof: 'ABSORB',
};

/** The law of a store that lends itself, as the migration writes it. */
export const storeOwnRule: LendingRule = {
  maxRateMonthly: '0.01',
  maxRateAnnual: '0.12',
  hasIof: false,
  chargesContractRateWhenLate: false,
  maxLateFineRate: '0.02',
  maxLateInterestMonthlyRate: '0.01',
  instrument: 'SALE_CONTRACT',
  lateIof: 'ABSORB',
};

/** A policy of an institution: one rate, four plans, a fee of 1 %. Tests say what they change. */
export const testPolicy: PricingPolicy = {
  lenderType: 'FINANCIAL_INSTITUTION',
  lenderName: 'Financeira de Teste S.A.',
  lenderCnpj: '11222333000181',
  minimumPurchaseCents: cents(2_000),
  minimumFirstPurchaseCents: cents(3_000),
  minimumInstallmentCents: cents(500),
  customerFeeRate: '0.01',
  customerFeeMinimumCents: cents(0),
  mdrRate: '0.04',
  lateFineRate: '0.02',
  lateInterestMonthlyRate: '0.01',
  offerValidDays: 2,
  leveMinimumDays: 15,
  authorizationStrategy: 'BORROWER_SMS',
  plans: [{ dueDateRule: 'MONTHLY', rateMonthly: '0.05', counts: [1, 2, 3, 6] }],
};
