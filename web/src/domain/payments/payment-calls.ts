import { call } from '../../lib/api.ts';
import { sendOnce } from '../sending/send-once.ts';
import type { InstallmentListing, PaymentEntry } from './installment.ts';

/** What the customer owes, with the amounts of today. */
export const openInstallmentsOf = (borrowerId: string): Promise<InstallmentListing> =>
  call('GET /coordinator/contracts/installments', { query: { borrowerId, status: 'OPEN' } });

interface PayRequest {
  readonly installmentIds: readonly string[];
  readonly storeId: string;
  /** Reais the cashier confirmed; the server refuses another total. */
  readonly expectedTotal: number;
}

/** Receives the installments and every open fee, all or nothing. Sent again unchanged it is the same payment. */
export const payInstallments = ({ installmentIds, storeId, expectedTotal }: PayRequest): Promise<PaymentEntry[]> => {
  const body = { installmentIds: [...installmentIds], storeId, expectedTotal };
  return sendOnce(`pay:${installmentIds.join(',')}`, body, (idempotencyKey) =>
    call('POST /coordinator/contracts/installments/pay-multiple', { body, idempotencyKey }),
  );
};

/** Page of the payment receipts, to be opened in a new tab. */
export const paymentReceiptsPath = (entryIds: readonly string[]): string => `/render/${entryIds.join(',')}/payments`;
