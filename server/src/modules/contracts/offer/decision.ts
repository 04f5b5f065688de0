import type { CivilDate } from '@balcao/contract';
import { type Cents, cents, sumCents } from '@balcao/credit-math';
import { refuse } from '../../../kernel/refusal.ts';
import type { BorrowerFact } from '../../borrowers/index.ts';
import {
  availableCents,
  checkCoupon,
  checkEvaluation,
  checkLimit,
  checkUsableEvaluation,
  type EvaluationFact,
  type FittingPurchase,
} from '../../credit/index.ts';
import { checkStore } from '../../retailers/index.ts';
import { type OfferAsk, type OfferFacts, productOf } from './facts.ts';
import { type LendingRule, type PricingPolicy, pricingPolicy } from '../policy.ts';
import { type DeviceSale, deviceSale, type DeviceTerms, lowestValueOf } from '../rules/device-value.ts';
import { largestForInstallment, largestWithinLimit, type OtherPurchases, type Values } from '../rules/largest-value.ts';
import { lawfulPolicy } from '../rules/lending-rules.ts';
import type { PricingFacts } from '../rules/price-proposals.ts';
import { checkMayBuy, checkPurchaseValue, minimumPurchaseCents } from '../rules/purchase-allowed.ts';
import { type ContractRow, limitTakenCents } from '../tables.ts';
import type { IofFact } from '../policy-facts.ts';

/** How a purchase may be sold: every check passed, the value split. */
export interface OfferDecision extends DeviceSale {
  borrower: BorrowerFact;
  policyId: string;
  sourceProduct: ContractRow['sourceProduct'];
  /** As the law lets it stand. */
  policy: PricingPolicy;
  rule: LendingRule;
  iof: IofFact;
  couponDiscountCents: Cents;
  extraLimitCents: Cents;
  pricing: PricingFacts;
  /** What else could be asked for on these terms. */
  others: OtherPurchases;
}

/**
 * Decides what a purchase is and how it may be sold.
 * @throws Refusal with the first reason that forbids it: who buys and where, the policy, blocks, value, coupon, extra
 * limit, limit.
 */
export function decideOffer(facts: OfferFacts, ask: OfferAsk, at: { now: Date; today: CivilDate }): OfferDecision {
  const { borrower, limit, arrears } = facts;
  if (!facts.grant || !borrower) refuse('BORROWER_NOT_FOUND');
  const store = checkStore(facts.store);
  if (ask.principal <= 0 || !mayPayDown(ask)) refuse('INVALID_PURCHASE_VALUE');
  checkMayBuy(borrower);
  const terms = termsInForce(facts, ask);
  const { today } = at;
  // Blocks come before the value: a blocked customer is told so whatever was typed.
  const available = cents(availableCents(checkLimit(limit, arrears, cents(0), { today })));
  const use = {
    storeId: store.id,
    retailerId: store.retailerId,
    product: productOf(ask) ?? ('SUPER_PURCHASE' as const),
    now: at.now,
  };
  const isCovered = ask.transactionalCreditEvaluationId !== undefined;
  // What caps the price of a device is looked at before the price.
  const cap = isCovered && ask.productId !== undefined ? checkUsableEvaluation(facts.evaluation, use) : null;
  const sale = saleOf(facts, ask, cap);
  checkPurchaseValue(sale.principalCents, terms.policy, !facts.hasBought);
  const { principalCents } = sale;
  const couponDiscountCents = cents(
    ask.couponId === undefined ? 0 : checkCoupon(facts.coupon, { principalCents, now: at.now }),
  );
  const sold = { borrower, ...terms, ...sale, couponDiscountCents, extraLimitCents: cents(0) };
  if (isCovered) {
    checkEvaluation(facts.evaluation, { ...use, principalCents });
    sold.extraLimitCents = cents(principalCents - couponDiscountCents);
  }
  const pricing = pricingOf(sold, today);
  const others = otherPurchases(facts, pricing, { now: at.now, availableCents: isCovered ? null : available });
  checkLimit(limit, arrears, cents(limitTakenCents(sold)), {
    today,
    fitting: () => fittingPurchase(facts, ask, others),
  });
  return { ...sold, pricing, others };
}

/** Of a device its offer says the down payment. */
const mayPayDown = ({ downPayment = cents(0), productId }: OfferAsk): boolean =>
  downPayment >= 0 && (downPayment === 0 || productId === undefined);

function pricingOf(
  { borrower, sourceProduct, ...sold }: Omit<OfferDecision, 'pricing' | 'others'>,
  purchasedOn: CivilDate,
): PricingFacts {
  return {
    ...sold,
    purchasedOn,
    billDueDay: borrower.isHighRecurrence ? borrower.billDueDay : null,
    isInterestPaidByRetailer: sourceProduct === 'INTEREST_PAID_BY_RETAILER',
  };
}

function otherPurchases(
  { coupon, evaluation, hasBought }: OfferFacts,
  pricing: PricingFacts,
  { now, availableCents: most }: { now: Date; availableCents: Cents | null },
): OtherPurchases {
  const smallest = minimumPurchaseCents(pricing.policy, !hasBought);
  return {
    pricing,
    coupon: coupon && {
      ...coupon,
      discountOf: (principalCents) => cents(checkCoupon(coupon, { principalCents, now })),
    },
    // Extra credit covers nothing below its own minimum.
    minimumCents: cents(Math.max(smallest, evaluation?.minimumCents ?? 0)),
    availableCents: most,
  };
}

/** The largest purchase that fits the limit instead. Of a device no more is paid down than its offer says. */
function fittingPurchase({ device }: OfferFacts, ask: OfferAsk, others: OtherPurchases): FittingPurchase | null {
  const values = device ? deviceValues(device, ask.principal) : purchaseValues(others.minimumCents, ask.principal);
  const valueCents = values && largestWithinLimit(others, values);
  if (valueCents === null) return null;
  const desiredCents = ask.desiredInstallmentValue;
  return {
    valueCents,
    downPaymentCents: device ? null : cents(sumCents([ask.principal, ask.downPayment ?? cents(0)]) - valueCents),
    ...(desiredCents !== undefined && {
      forInstallmentCents: device ? null : largestForInstallment(others, desiredCents),
    }),
  };
}

const purchaseValues = (minimumCents: Cents, askedCents: Cents): Values => ({
  low: Math.max(1, minimumCents),
  high: askedCents - 1,
  principalOf: cents,
});

/** Null of a fixed price: there is no other. */
function deviceValues(device: DeviceTerms, askedCents: Cents): Values | null {
  const low = lowestValueOf(device);
  if (low === null) return null;
  return { low, high: askedCents - 1, principalOf: (value) => deviceSale(cents(value), device).principalCents };
}

function termsInForce({ policy, lendingRules, iof }: OfferFacts, ask: OfferAsk) {
  const code = productOf(ask) === null ? 'CONTRACT_POLICY_NOT_FOUND' : 'POLICY_NOT_FOUND';
  if (!policy || !iof) refuse(code);
  const document = pricingPolicy.safeParse(policy);
  if (!document.success) refuse(code, { details: { policyId: policy.id } });
  const rule = lendingRules[document.data.lenderType];
  if (!rule) refuse(code, { details: { lenderType: document.data.lenderType } });
  return {
    policyId: policy.id,
    sourceProduct: policy.variant === 'STANDARD' ? null : policy.variant,
    policy: lawfulPolicy(document.data, rule),
    rule,
    iof,
  };
}

/** What is financed and what is paid at the counter; an evaluation caps the price of a device as the offer does. */
function saleOf({ device }: OfferFacts, ask: OfferAsk, evaluation: EvaluationFact | null): DeviceSale {
  if (ask.productId === undefined)
    return { principalCents: ask.principal, downPaymentCents: ask.downPayment ?? cents(0) };
  if (!device) refuse('PRODUCT_NOT_FOUND');
  const caps = [device.maxAmountCents, evaluation?.maximumCents ?? null].filter((cap) => cap !== null);
  return deviceSale(ask.principal, { ...device, maxAmountCents: caps.length > 0 ? cents(Math.min(...caps)) : null });
}
