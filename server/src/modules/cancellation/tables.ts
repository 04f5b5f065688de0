import type { CancellationReason } from '@balcao/contract';
import { cents, date, instant, nullable, optional, text, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';

export const contractCancellations = table('contract_cancellations', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  contractId: uuid('contract_id'),
  retailerId: uuid('retailer_id'),
  /** Where the goods came back. */
  storeId: uuid('store_id'),
  operatorId: uuid('operator_id'),
  /** The second person, where the role of who asked did not do. */
  approvedBy: nullable(uuid('approved_by')),
  kind: text<'VOID' | 'RETURN'>('kind'),
  reason: text<CancellationReason>('reason'),
  note: nullable(text('note')),
  valueCents: cents('value_cents'),
  principalCents: cents('principal_cents'),
  returnedBeforeCents: cents('returned_before_cents'),
  refundCents: cents('refund_cents'),
  /** Monetary correction of the refund, and the table it was counted by; null when there was nothing to correct. */
  correctionCents: optional(cents('correction_cents')),
  correctionPolicyId: nullable(uuid('correction_policy_id')),
  /** What of both paid debts instead, by which payment. */
  setOffCents: optional(cents('set_off_cents')),
  setOffPaymentId: nullable(uuid('set_off_payment_id')),
  /** The agreement that is priced again without it, what goes off what was agreed, and what of the set-off pays it down. */
  renegotiationId: nullable(uuid('renegotiation_id')),
  agreementReleasedCents: optional(cents('agreement_released_cents')),
  agreementPaidCents: optional(cents('agreement_paid_cents')),
  iofGivenBackCents: cents('iof_given_back_cents'),
  iofAbsorbedCents: cents('iof_absorbed_cents'),
  limitCents: cents('limit_cents'),
  canceledAt: instant('canceled_at'),
  /** Business day in the retailer's zone. */
  canceledOn: date('canceled_on'),
});

/** What went back of an installment, of a payment's item, or of a fee. */
export const cancellationItems = table('contract_cancellation_items', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  cancellationId: uuid('cancellation_id'),
  installmentId: nullable(uuid('installment_id')),
  paymentItemId: nullable(uuid('payment_item_id')),
  feeId: nullable(uuid('fee_id')),
  faceCents: cents('face_cents'),
  principalCents: cents('principal_cents'),
  limitCents: optional(cents('limit_cents')),
  discountCents: optional(cents('discount_cents')),
  bonusCents: optional(cents('bonus_cents')),
  /** Late charges in the refund. */
  fineCents: optional(cents('fine_cents')),
  lateInterestCents: optional(cents('late_interest_cents')),
  contractInterestCents: optional(cents('contract_interest_cents')),
  refundCents: optional(cents('refund_cents')),
  correctionCents: optional(cents('correction_cents')),
});
