import type { PricingPolicy } from './policy.ts';

/** A policy of an institution: one rate, four plans, a fee of 1 %. Tests say what they change. */
export const testPolicy: PricingPolicy = {
  lenderType: 'FINANCIAL_INSTITUTION',
  lenderName: 'Financeira de Teste S.A.',
  lenderCnpj: '11222333000181',
  minimumPurchaseCents: 2_000,
  minimumFirstPurchaseCents: 3_000,
  minimumInstallmentCents: 500,
  customerFeeRate: '0.01',
  customerFeeMinimumCents: 0,
  mdrRate: '0.04',
  lateFineRate: '0.02',
  lateInterestMonthlyRate: '0.01',
  offerValidDays: 2,
  leveMinimumDays: 15,
  authorizationStrategy: 'BORROWER_SMS',
  plans: [{ dueDateRule: 'MONTHLY', rateMonthly: '0.05', counts: [1, 2, 3, 6] }],
};
