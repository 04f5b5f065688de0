import { inCents, type Plain } from '../../testing/in-cents.ts';
import type { LateIofTerms } from '../contracts/index.ts';
import type { FeeRow, InstallmentRow } from './tables.ts';

/** The first of six installments of 120 reais of an institution, due on a Monday. Tests say what they change. */
export const testInstallment = inCents<InstallmentRow>({
  localHolidays: [],
  borrowerId: 'b',
  id: 'i',
  contractId: 'c',
  contractNumber: 'AAAAA-BBBBB',
  retailerId: 'r',
  storeId: 's',
  number: 1,
  count: 6,
  dueOn: '2026-12-21',
  amountCents: 12_000,
  principalCents: 9_000,
  interestCents: 3_000,
  limitCents: 8_800,
  bonusCents: 0,
  settledCents: 0,
  settledPrincipalCents: 0,
  settledLimitCents: 0,
  charges: { through: null, fineCents: 0, lateInterestCents: 0, contractInterestCents: 0 },
  status: 'OPEN',
  lateIofThrough: null,
  renegotiationId: null,
  paidOn: null,
  rateMonthly: '0.05',
  isOwnedByStore: false,
  chargesContractRate: true,
  lateFineRate: '0.02',
  lateInterestMonthlyRate: '0.01',
  releasedOn: '2026-11-21',
  lateIof: null,
  productId: null,
});

/** {@link testInstallment} with what a test changes, in plain numbers. */
export const testRow = (over: Partial<Plain<InstallmentRow>> = {}): InstallmentRow => ({
  ...testInstallment,
  ...inCents<Partial<InstallmentRow>>(over),
});

/** An open fee of six reais, of a contract whose first installment was settled. */
export const testFee = inCents<FeeRow>({
  id: 'f',
  contractId: 'c',
  contractNumber: 'AAAAA-BBBBB',
  amountCents: 600,
  firstInstallmentId: 'first',
  opensOn: '2026-12-21',
  isFirstSettled: true,
});

/** Complementary IOF of an installment, borne as the rule says. */
export const testLateIof = (rule: LateIofTerms['rule']): LateIofTerms => ({
  rule,
  dailyRate: '0.000082',
  capDays: 365,
});
