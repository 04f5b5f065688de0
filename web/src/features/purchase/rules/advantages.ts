import { type Cents, reaisToCents } from '@balcao/contract/kernel';
import type { Coupon, Customer, ExtraCredit } from '../../../domain/borrowers/borrower.ts';

const lostCoupon = new Set(['COUPON_NOT_FOUND', 'COUPON_ALREADY_USED', 'COUPON_EXPIRED']);
const lostExtra = new Set(['EVALUATION_NOT_FOUND', 'EVALUATION_ALREADY_APPLIED', 'EVALUATION_EXPIRED']);

/** A coupon counts from its minimum on; below it the purchase is one without. */
export const isCouponGood = (coupon: Pick<Coupon, 'minimumPurchaseValue'>, valueCents: Cents | null): boolean =>
  valueCents !== null && valueCents >= reaisToCents(coupon.minimumPurchaseValue);

/** The coupon that goes with a purchase of so much. */
export const couponIdFor = (customer: Customer | null, valueCents: Cents | null): string | null =>
  customer?.coupon && isCouponGood(customer.coupon, valueCents) ? customer.coupon.id : null;

/** Whether extra credit was given, and covers a purchase of so much. */
export function covers(extra: ExtraCredit, valueCents: Cents | null): boolean {
  const { status, decision, policy } = extra;
  if (status !== 'ACCEPTED' || decision === 'DENIED' || valueCents === null) return false;
  return valueCents >= reaisToCents(policy.minAmount) && valueCents <= reaisToCents(policy.maxAmount);
}

/** What is left of a customer after a refusal: a coupon or extra credit that is gone is offered no more. */
export function afterRefusal(customer: Customer | null, code: string): Customer | null {
  if (customer && lostCoupon.has(code)) return { ...customer, coupon: null };
  return customer && lostExtra.has(code) ? { ...customer, extraCredit: null } : customer;
}
