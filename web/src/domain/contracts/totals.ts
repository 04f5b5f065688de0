import { centsToReais, reaisToCents, sumReais, wholeCents } from '@balcao/contract/kernel';
import type { Proposal } from './offer.ts';

type Installments = Pick<
  Proposal,
  'numberOfInstallments' | 'installmentValue' | 'lastInstallmentValue' | 'totalPurchaseValue'
>;

/** Reais: value of the contract, all installments and what a coupon takes off (ruling C17). */
export function contractValue(plan: Installments, couponValue: number): number {
  const isEven = plan.lastInstallmentValue === plan.installmentValue;
  const installments = isEven
    ? reaisToCents(plan.installmentValue) * plan.numberOfInstallments
    : reaisToCents(plan.totalPurchaseValue);
  return centsToReais(wholeCents(installments + reaisToCents(couponValue)));
}

/** Reais: all that leaves the customer's pocket, the usage fee of the first installment with it. */
export const totalWithFee = ({ totalPurchaseValue }: Pick<Proposal, 'totalPurchaseValue'>, fee: number): number =>
  sumReais([totalPurchaseValue, fee]);
