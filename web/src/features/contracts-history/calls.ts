import type { Wire } from '@balcao/contract';
import type { AmountRequest } from '../../domain/payments/pix-calls.ts';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { hasCode } from '../../lib/api/error.ts';

export type PaymentHistory = Wire<'GET /coordinator/contracts/{id}/payments'>['answer'];
export type PaymentOfHistory = PaymentHistory[number];
export type PayoffQuote = Wire<'GET /coordinator/contracts/{id}/payoff'>['answer'];
export type AmountPreview = Wire<'GET /coordinator/contracts/{id}/payments/preview'>['answer'];
export type AmountPaid = Wire<'POST /coordinator/contracts/{id}/payments'>['answer'];

/** Every installment of a customer, paid and cancelled ones too. */
export const installmentsOf = (borrowerId: string, signal: AbortSignal) =>
  call('GET /coordinator/contracts/installments', { query: { borrowerId }, signal });

export const paymentsOf = (id: string, signal?: AbortSignal): Promise<PaymentHistory> =>
  call('GET /coordinator/contracts/{id}/payments', { params: { id }, ...(signal && { signal }) });

export const quotePayoff = (id: string): Promise<PayoffQuote> =>
  call('GET /coordinator/contracts/{id}/payoff', { params: { id } });

/** What so many reais would pay; nothing is received. */
export const previewAmount = (id: string, amount: number): Promise<AmountPreview> =>
  call('GET /coordinator/contracts/{id}/payments/preview', { params: { id }, query: { amount } });

/** Exactly what is sent: sent again unchanged it is the same payment. Kept over a refresh until it is answered. */
export interface AmountAsk extends AmountRequest {
  readonly contractNumber: string;
}

export const payAmount = ({ contractId, storeId, amount, expectedRemaining }: AmountAsk): Promise<AmountPaid> => {
  const body = { storeId, amount, expectedRemaining };
  return sendOnce(`pay-amount:${contractId}`, body, (idempotencyKey) =>
    call('POST /coordinator/contracts/{id}/payments', { params: { id: contractId }, body, idempotencyKey }),
  );
};

/** After a lost answer: whether the contract still costs what it did, so that nothing was received. */
export async function isStillOwed({ contractId, expectedRemaining }: AmountAsk): Promise<boolean> {
  try {
    return (await quotePayoff(contractId)).total === expectedRemaining;
  } catch (error) {
    if (hasCode(error, 'NOTHING_TO_PAY')) return false;
    throw error;
  }
}

/** Exactly what is sent, and what it is of: sent again unchanged it is the same undo. Kept over a refresh until it is answered. */
export interface UndoAsk {
  readonly paymentId: string;
  readonly contractId: string;
  /** Reais that go back. */
  readonly total: number;
  readonly reason: string;
  readonly storeId: string;
  /** Of a second person, where the role alone does not do. */
  readonly approvalId?: string;
}
export type Undone = Wire<'POST /coordinator/payments/{id}/undo'>['answer'];

/** Takes a payment back. */
export const undoPayment = ({ paymentId: id, reason, storeId, approvalId }: UndoAsk): Promise<Undone> => {
  const body = { reason, storeId, ...(approvalId !== undefined && { approvalId }) };
  return sendOnce(`undo:${id}`, body, (idempotencyKey) =>
    call('POST /coordinator/payments/{id}/undo', { params: { id }, body, idempotencyKey }),
  );
};

/** After a lost answer: whether the payment still stands, so that nothing was taken back. */
export const isStanding = async ({ contractId, paymentId }: UndoAsk): Promise<boolean> =>
  (await paymentsOf(contractId)).some(({ id, isUndone }) => id === paymentId && !isUndone);
