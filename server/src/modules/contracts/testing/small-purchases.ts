import { cents } from '@balcao/credit-math';
import fc from 'fast-check';

const rule = fc.constantFrom('WEEKLY' as const, 'BIWEEKLY' as const, 'MONTHLY' as const);
const plan = fc.record({
  dueDateRule: rule,
  rateMonthly: fc.constantFrom('0', '0.0099', '0.03', '0.05', '0.15'),
  counts: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 6, 12), { minLength: 1, maxLength: 2 }),
});
const policies = fc.record({
  lenderType: fc.constantFrom('FINANCIAL_INSTITUTION' as const, 'FINANCIAL_INSTITUTION' as const, 'STORE_OWN' as const),
  minimumPurchaseCents: fc.integer({ min: 100, max: 4_000 }),
  minimumInstallmentCents: fc.integer({ min: 100, max: 4_000 }),
  customerFeeRate: fc.constantFrom('0', '0.01', '0.05'),
  customerFeeMinimumCents: fc.constantFrom(0, 490),
  plans: fc.array(plan, { minLength: 1, maxLength: 3 }),
});
const coupons = fc.record({
  percent: fc.option(fc.constantFrom('0.05', '0.3', '1'), { nil: null }),
  monetaryCents: fc.integer({ min: 100, max: 12_000 }).map(cents),
  minimumPurchaseCents: fc.integer({ min: 0, max: 15_000 }).map(cents),
  maximumDiscountCents: fc.option(fc.integer({ min: 100, max: 12_000 }).map(cents), { nil: null }),
});
export const devices = fc.record({
  priceCents: fc.integer({ min: 5_000, max: 20_000 }).map(cents),
  maxDownPaymentRate: fc.constantFrom('0', '0.125', '0.2', '0.3'),
  minPriceRate: fc.constantFrom('0.2', '0.3', '0.6', '1'),
  maxAmountCents: fc.option(fc.integer({ min: 4_000, max: 20_000 }).map(cents), { nil: null }),
});
/** Policies, coupons and limits of small purchases, where every cent of them counts. */
export const cases = fc.record({
  policy: policies,
  sourceProduct: fc.constantFrom(null, 'INTEREST_PAID_BY_RETAILER' as const),
  billDueDay: fc.constantFrom(null, null, 10),
  availableCents: fc.integer({ min: 1_500, max: 11_000 }),
  coupon: fc.option(coupons, { nil: null }),
});
export const askedCents = fc.integer({ min: 2_000, max: 14_000 });
