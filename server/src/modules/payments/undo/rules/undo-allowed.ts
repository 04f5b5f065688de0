import { approvers, type Role } from '@balcao/contract';
import { refuse } from '../../../../kernel/refusal.ts';

export interface UndoableInstallment {
  id: string;
  contractId: string;
  number: number;
  status: 'OPEN' | 'PAID' | 'CANCELED';
  paymentId: string | null;
  renegotiationId: string | null;
}

/** What is known of a payment that somebody wants to take back. */
export interface UndoableState {
  paymentId: string;
  /** Who received it; null for a Pix. */
  operatorId: string | null;
  isUndone: boolean;
  /** It pays an agreement that was broken since: what it paid of the debt counts already. */
  isOfAgreement: boolean;
  /** The agreement it pays that stands, or that it closed; its payment is due again then. */
  agreementId: string | null;
  /** A purchase it paid was cancelled or returned since. */
  isCanceledSince: boolean;
  /** A later payment that stands touches one of its contracts. */
  isFollowed: boolean;
  /** All installments of its contracts. */
  installments: readonly UndoableInstallment[];
}

/**
 * Who answers for taking a payment back: who approved it, else the actor.
 * @throws Refusal APPROVAL_REQUIRED when neither may.
 */
export function secondPerson(
  actor: { operatorId: string; role: Role },
  approval: { operatorId: string } | null,
): string {
  if (approval) return approval.operatorId;
  if (!approvers['payment.undo'].some((role) => role === actor.role)) refuse('APPROVAL_REQUIRED');
  return actor.operatorId;
}

/**
 * Checks that an operator may take a payment back.
 * @throws Refusal ALREADY_UNDONE, SECOND_PERSON_REQUIRED, AGREEMENT_PAYMENT, CONTRACT_CANCELED,
 * INSTALLMENT_IN_RENEGOTIATION or LATER_PAYMENT_EXISTS, the first that applies.
 */
export function checkUndo(payment: UndoableState, operatorId: string): void {
  if (payment.isUndone) refuse('ALREADY_UNDONE');
  if (payment.operatorId === operatorId) refuse('SECOND_PERSON_REQUIRED');
  if (payment.isOfAgreement) refuse('AGREEMENT_PAYMENT');
  if (payment.isCanceledSince) refuse('CONTRACT_CANCELED');
  const agreed = payment.installments.find(
    (row) => row.status === 'OPEN' && row.renegotiationId !== null && row.renegotiationId !== payment.agreementId,
  );
  if (agreed) refuse('INSTALLMENT_IN_RENEGOTIATION', { details: { installmentId: agreed.id } });
  if (payment.isFollowed || hasPaidBetween(payment)) refuse('LATER_PAYMENT_EXISTS');
}

/** Whether reopening would leave a paid installment between open ones of its contract (I4). */
function hasPaidBetween({ paymentId, installments }: UndoableState): boolean {
  const reopened = installments.filter((row) => row.status === 'PAID' && row.paymentId === paymentId);
  return installments.some(
    (row) =>
      row.status === 'PAID' &&
      row.paymentId !== paymentId &&
      reopened.some((other) => other.contractId === row.contractId && other.number < row.number) &&
      installments.some(
        (other) =>
          other.contractId === row.contractId &&
          other.number > row.number &&
          (other.status === 'OPEN' || reopened.includes(other)),
      ),
  );
}
