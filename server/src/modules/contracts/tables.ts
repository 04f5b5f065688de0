import type { CivilDate } from '@balcao/contract';
import type { ContractTerms, PricingPolicy } from './policy.ts';

/** A priced plan as it is kept with its proposal: rates as decimal text, money in cents. */
export interface StoredPlan {
  rateMonthly: string;
  rateAnnual: string;
  financedCents: number;
  iofDailyCents: number;
  iofAdditionalCents: number;
  lastInstallmentCents: number;
  cetAnnualPct: string;
  cetMonthlyPct: string;
  /** [due day, payment, principal part] of each installment, in order. */
  rows: [dueOn: CivilDate, paymentCents: number, principalCents: number][];
  /**
   * Interest the retailer pays at the sale; absent when the customer pays it. Each row then is the installment paid
   * late and the part of it paid in time: the difference is the bonus. The CET is that of paying in time.
   */
  retailerInterestCents?: number;
}

/** What paying an installment in time takes off it. Cents. */
export function bonusOf(plan: StoredPlan, [, paymentCents, principalCents]: StoredPlan['rows'][number]): number {
  return plan.retailerInterestCents === undefined ? 0 : paymentCents - principalCents;
}

/** A proposal as facts queries return it. */
export interface ProposalRow {
  id: string;
  count: number;
  dueDateRule: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY';
  firstDueOn: CivilDate;
  /** Paid in time, as is the total. */
  installmentCents: number;
  totalCents: number;
  plan: StoredPlan;
  /** Number at the institution that lends; null on the store's own credit. */
  partnerProposalId: string | null;
}

/** A contract as facts queries return it. */
export interface ContractRow {
  borrowerId: string;
  id: string;
  number: string;
  retailerId: string;
  storeId: string;
  /** Who made the offer; once it is accepted, who made the sale. */
  operatorId: string;
  kind: 'SINGLE_INSTALLMENT' | 'MULTIPLE_INSTALLMENTS' | 'DETACHED' | 'RENEGOTIATION';
  sourceProduct: 'SUPER_PURCHASE' | 'INTEREST_PAID_BY_RETAILER' | 'SMARTPHONE_SALE' | null;
  status: 'OFFERED' | 'EXPIRED' | 'ACCEPTED' | 'CANCELED';
  /** Purchase value that is financed, before the coupon: a device's less its down payment. */
  principalCents: number;
  downPaymentCents: number;
  productId: string | null;
  couponId: string | null;
  couponDiscountCents: number;
  evaluationId: string | null;
  /** Part of the financed value that the evaluation covers: the rest takes from the recurring limit. */
  extraLimitCents: number;
  returnedCents: number;
  customerFeeCents: number;
  /** How the customer must authorise it. */
  authorizationStrategy: PricingPolicy['authorizationStrategy'];
  terms: ContractTerms;
  offeredAt: string;
  validUntil: string;
  acceptedProposalId: string | null;
  acceptedAt: string | null;
  canceledOn: CivilDate | null;
}

/** What a contract is once one of its proposals is accepted. */
export function kindOf({ count }: Pick<ProposalRow, 'count'>): 'SINGLE_INSTALLMENT' | 'MULTIPLE_INSTALLMENTS' {
  return count === 1 ? 'SINGLE_INSTALLMENT' : 'MULTIPLE_INSTALLMENTS';
}

/** What a purchase takes from the recurring limit. Cents, never negative. */
export function limitTakenCents(
  contract: Pick<ContractRow, 'principalCents' | 'couponDiscountCents' | 'extraLimitCents'>,
): number {
  return contract.principalCents - contract.couponDiscountCents - contract.extraLimitCents;
}

/** A purchase verification as facts queries return it. */
export interface VerificationRow {
  proposalId: string;
  contractId: string;
  borrowerId: string;
  method: 'OTP' | 'LIVENESS' | 'LIVENESS_WITH_ANALYST' | 'ANALYST_CALL';
  channel: 'SMS' | 'WHATSAPP' | 'PHONE_CALL' | 'ANALYST_CALL';
  status: 'PENDING' | 'MANUAL' | 'APPROVED' | 'DENIED';
  codeHash: string;
  phoneHash: string;
  phoneMasked: string;
  attempts: number;
  maxAttempts: number;
  sentAt: string;
  expiresAt: string;
  usableUntil: string | null;
  usedAt: string | null;
}
