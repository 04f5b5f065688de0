import { type Cents, cents, MAX_CENTS } from '@balcao/credit-math';
import { refuse } from '../../../kernel/refusal.ts';
import type { BorrowerFact } from '../../borrowers/index.ts';

/**
 * Whether the customer may buy at all (cashier spec 4.2): approved, phone verified, purchases not disabled.
 * @throws Refusal PURCHASE_DISABLED_FOR_BORROWER or CANT_CREATE_CONTRACT with the reason.
 */
export function checkMayBuy(borrower: Pick<BorrowerFact, 'status' | 'isPhoneVerified' | 'isPurchaseDisabled'>): void {
  if (borrower.isPurchaseDisabled) refuse('PURCHASE_DISABLED_FOR_BORROWER');
  if (borrower.status !== 'APPROVED') refuse('CANT_CREATE_CONTRACT', { details: { borrowerStatus: borrower.status } });
  if (!borrower.isPhoneVerified) refuse('CANT_CREATE_CONTRACT', { details: { phoneStatus: 'UNVERIFIED' } });
}

interface Minimums {
  minimumPurchaseCents: Cents;
  minimumFirstPurchaseCents: Cents;
}

/** Smallest purchase that is sold, cents. */
export function minimumPurchaseCents(policy: Minimums, isFirstPurchase: boolean): Cents {
  return cents(Math.max(policy.minimumPurchaseCents, isFirstPurchase ? policy.minimumFirstPurchaseCents : 0));
}

/**
 * Whether the value is one this policy sells.
 * @throws Refusal INVALID_PURCHASE_VALUE, INSUFFICIENT_PURCHASE_VALUE or INSUFFICIENT_FIRST_PURCHASE_VALUE with the minimum.
 */
export function checkPurchaseValue(principalCents: Cents, policy: Minimums, isFirstPurchase: boolean): void {
  if (principalCents <= 0 || principalCents > MAX_CENTS) refuse('INVALID_PURCHASE_VALUE');
  if (principalCents < policy.minimumPurchaseCents) {
    refuse('INSUFFICIENT_PURCHASE_VALUE', { details: { minimum: policy.minimumPurchaseCents } });
  }
  if (isFirstPurchase && principalCents < policy.minimumFirstPurchaseCents) {
    refuse('INSUFFICIENT_FIRST_PURCHASE_VALUE', { details: { minimum: policy.minimumFirstPurchaseCents } });
  }
}
