import type { StoreName } from './counter-rows.ts';
import { terms } from './counter-rows.ts';
import { dayOf } from './calendar.ts';
import type { Contract, Coupon, Customer, Evaluation, Installment, Model } from './model.ts';
import type { Clerk } from './world.ts';

/** Why an act must be refused: every reason that holds. The API answers one of them, or does the act when there is none. */
export type Reasons = string[];

export const when = (isSo: boolean, code: string): Reasons => (isSo ? [code] : []);

/** Null is a store that does not exist. */
export function ofStore(model: Model, store: StoreName | null): Reasons {
  if (store === null) return ['STORE_NOT_FOUND'];
  return when(!model.stores[store].isActive, 'DEACTIVATED_STORE');
}

export function ofReceivingStore(model: Model, store: StoreName | null): Reasons {
  const isShut = store !== null && !model.stores[store].receives;
  return [...ofStore(model, store), ...when(isShut, 'STORE_NOT_ALLOWED_TO_RECEIVE_PAYMENTS')];
}

export function ofGrant(model: Model, by: Clerk, customer: Customer, code = 'BORROWER_NOT_FOUND'): Reasons {
  return when(!model.hasGrant(by, customer), code);
}

export function ofBuyer(customer: Customer): Reasons {
  return [
    ...when(customer.isPurchaseDisabled, 'PURCHASE_DISABLED_FOR_BORROWER'),
    ...when(customer.status !== 'APPROVED', 'CANT_CREATE_CONTRACT'),
  ];
}

/** What keeps a customer from using `cents` of the limit. */
export function ofLimit(model: Model, customer: Customer, cents: number): Reasons {
  if (!customer.limit) return ['LIMIT_NOT_FOUND'];
  const open = model.installmentsOf(customer);
  return [
    ...when(model.isBlockedByHand(customer), 'MANUALLY_BLOCKED'),
    ...when(
      open.some((row) => !row.isAgreed && model.isOverdue(row)),
      'OVERDUE_INSTALLMENTS',
    ),
    ...when(
      model.agreements.some((one) => one.customer === customer && one.state === 'ACTIVE'),
      'OPEN_RENEGOTIATIONS',
    ),
    ...when(cents > model.available(customer), 'INSUFFICIENT_LIMIT'),
  ];
}

export function ofValue(model: Model, customer: Customer, cents: number): Reasons {
  const isFirst = model.sold(customer).length === 0;
  return [
    ...when(cents <= 0, 'INVALID_PURCHASE_VALUE'),
    ...when(cents < terms.minimumPurchase, 'INSUFFICIENT_PURCHASE_VALUE'),
    ...when(isFirst && cents < terms.minimumFirstPurchase, 'INSUFFICIENT_FIRST_PURCHASE_VALUE'),
  ];
}

/** Why a coupon is no good at a till; `at` is the instant of the offer, whose price stands. */
export function ofCoupon(model: Model, coupon: Coupon | null, cents: number, at = model.now): Reasons {
  if (!coupon || coupon.isWithdrawn) return ['COUPON_NOT_FOUND'];
  return [
    ...when(coupon.usedOn !== null, 'COUPON_ALREADY_USED'),
    ...when(coupon.through < dayOf(at, 'saoPaulo'), 'COUPON_EXPIRED'),
    ...when(cents < terms.coupon.minimum, 'COUPON_MINIMUM_NOT_REACHED'),
  ];
}

export function ofEvaluation(
  model: Model,
  evaluation: Evaluation | null,
  use: { store: StoreName | null; cents: number },
): Reasons {
  const isOurs = evaluation && evaluation.store === use.store && evaluation.decision !== 'DENIED';
  if (!isOurs) return ['EVALUATION_NOT_FOUND'];
  return [
    ...when(evaluation.state === 'CREATED', 'EVALUATION_NOT_FOUND'),
    ...when(evaluation.state === 'APPLIED', 'EVALUATION_ALREADY_APPLIED'),
    ...when(evaluation.state !== 'APPLIED' && evaluation.expiresAt <= model.now, 'EVALUATION_EXPIRED'),
    ...when(use.cents < terms.extra.minimum, 'INSUFFICIENT_TRANSACTIONAL_LIMIT'),
    ...when(use.cents > evaluation.maximum, 'EXCEEDING_TRANSACTIONAL_LIMIT'),
  ];
}

/** Why an offer is no offer any more. */
export function ofOffer(model: Model, offer: Contract): Reasons {
  if (offer.state !== 'OFFERED') return ['ANOTHER_PROPOSAL_ALREADY_ACCEPTED'];
  return when(offer.validUntil <= model.now, 'OFFER_EXPIRED');
}

/** Why these installments cannot be paid together: each must be open, and nothing below it in its contract left open. */
export function ofOrder(model: Model, chosen: readonly Installment[]): Reasons {
  const left = model.contracts.flatMap(({ installments }) =>
    installments.filter((row) => row.state === 'OPEN' && !chosen.includes(row)),
  );
  // A broken agreement leaves its mark on what was paid in it: both words are true of that.
  const isAgreed = (row: Installment) => row.isAgreed || (row.wasAgreed && row.state === 'PAID');
  // The last ones may be prepaid, backwards and while nothing before them is due.
  const isGap = (row: Installment) => {
    const others = left.filter(({ contractId }) => contractId === row.contractId);
    const below = others.filter(({ number }) => number < row.number);
    return below.some(({ due }) => due <= model.today) || (below.length > 0 && below.length < others.length);
  };
  return [
    ...when(
      chosen.some(({ state }) => state === 'CANCELED'),
      'INSTALLMENT_NOT_FOUND',
    ),
    ...when(
      chosen.some(({ state }) => state === 'PAID'),
      'ALREADY_PAID',
    ),
    ...when(chosen.some(isAgreed), 'INSTALLMENT_IN_RENEGOTIATION'),
    ...when(chosen.some(isGap), 'PREVIOUS_INSTALLMENT_IS_PENDING'),
  ];
}
