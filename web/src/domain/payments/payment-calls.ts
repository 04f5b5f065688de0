import { call } from '../../lib/api/call.ts';
import { sendInOrder, sendOnce } from '../sending/send-once.ts';
import type { AgreementListing, InstallmentListing, PaymentEntry } from './installment.ts';

/** What the customer owes, with the amounts of today. */
export const openInstallmentsOf = (borrowerId: string): Promise<InstallmentListing> =>
  call('GET /coordinator/contracts/installments', { query: { borrowerId, status: 'OPEN' } });

/** Whether the customer ever bought, here or elsewhere: paid installments count too. */
export async function hasBought(borrowerId: string): Promise<boolean> {
  const { installments } = await call('GET /coordinator/contracts/installments', { query: { borrowerId } });
  return installments.length > 0;
}

/** What the customer agreed to pay in place of late installments. */
export const agreementPaymentsOf = (borrowerId: string): Promise<AgreementListing> =>
  call('GET /coordinator/renegotiations/payments', { query: { borrowerId } });

/** What a second person forgives of a payment, reais. */
export interface Waiver {
  readonly charges: number;
  readonly fees: number;
  readonly reason: string;
  /** Of who approved it; without it the server says what stands against it, and receives nothing. */
  readonly approvalId?: string;
}

export interface PayRequest {
  readonly installmentIds: readonly string[];
  readonly storeId: string;
  /** Reais the cashier confirmed, less what is waived; the server refuses another total. */
  readonly expectedTotal: number;
  readonly waiver?: Waiver;
}

/** Receives the installments and every open fee, all or nothing. Sent again unchanged it is the same payment. */
export const payInstallments = (request: PayRequest): Promise<PaymentEntry[]> => {
  const { installmentIds, storeId, expectedTotal, waiver } = request;
  const body = { installmentIds: [...installmentIds], storeId, expectedTotal, ...(waiver && { waiver }) };
  return sendOnce(`pay:${installmentIds.join(',')}`, body, (idempotencyKey) =>
    call('POST /coordinator/contracts/installments/pay-multiple', { body, idempotencyKey }),
  );
};

export interface AgreedPayment {
  readonly id: string;
  /** Reais the cashier confirmed for it; the server refuses another total. */
  readonly expectedTotal: number;
}

/**
 * Receives payments of agreements one by one, in the order given; the first takes every open fee with it. Answers what
 * was received when a later one is refused.
 */
export const payAgreement = async (
  payments: readonly AgreedPayment[],
  storeId: string,
): Promise<readonly PaymentEntry[]> => {
  const answers = await sendInOrder(
    payments.map((payment) => ({ operation: `pay-agreement:${payment.id}`, body: { ...payment, storeId } })),
    (body, idempotencyKey) => call('POST /coordinator/renegotiations/payments', { body, idempotencyKey }),
  );
  return answers.flat();
};

/** Page of the payment receipts, to be opened in a new tab. */
export const paymentReceiptsPath = (entryIds: readonly string[], isAgreement = false): string =>
  `/render/${entryIds.join(',')}/${isAgreement ? 'renegotiations-payments' : 'payments'}`;
