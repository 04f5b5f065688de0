import type { Wire } from '@balcao/contract';
import { sendOnce } from '../../../domain/sending/send-once.ts';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/query-keys.ts';

export type Billing = Wire<'GET /billings'>['answer'][number];
export type BillingPayment = Wire<'GET /billings/payments/retailer'>['answer'][number];
export type WaitingReceipt = Wire<'GET /billings/receipts/waiting'>['answer'][number];

/** Whose, and which stores'; all of them without any. */
export interface Place {
  readonly retailerId: string;
  readonly stores: readonly string[];
}

const queryOf = ({ retailerId, stores }: Place) => ({
  retailerId,
  ...(stores.length > 0 && { storeId: stores.join(',') }),
});

const REGISTERING_MS = 2_000;

/** Asked again while the bank registers a boleto. */
export const billingsQuery = (place: Place) => ({
  queryKey: queryKeys.billings(place.retailerId, place.stores),
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /billings', { query: queryOf(place), signal }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Billing[] | undefined } }) =>
    state.data?.some(({ invoice }) => invoice.barcode === null) ? REGISTERING_MS : false,
});

export const unbilledQuery = (place: Place) => ({
  queryKey: queryKeys.unbilled(place.retailerId, place.stores),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('GET /billings/payments/agg', { query: { ...queryOf(place), status: 'unbilled', method: 'STORE' }, signal }),
  staleTime: 0,
});

export const paymentsOf = (retailerId: string, billingId: string, signal: AbortSignal): Promise<BillingPayment[]> =>
  call('GET /billings/payments/retailer', { query: { retailerId, billingId }, signal });

export const openPayments = (place: Place, signal: AbortSignal): Promise<BillingPayment[]> =>
  call('GET /billings/payments/retailer', { query: { ...queryOf(place), status: 'unbilled' }, signal });

/** A retry after a lost answer is the same act. */
export const reissue = (retailerId: string, { id, numberOfInvoices }: Billing): Promise<Billing> =>
  sendOnce(`billing:${id}:${numberOfInvoices}`, { retailerId }, (idempotencyKey) =>
    call('POST /billings/{id}/reissue', { params: { id }, body: { retailerId }, idempotencyKey }),
  );

/** The Pix of what is left: another one once something came for it. */
export const billingPixQuery = (retailerId: string, { id, openValue, numberOfInvoices }: Billing) => ({
  queryKey: queryKeys.billingPix(id, `${numberOfInvoices}:${openValue}`),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('POST /billings/{id}/pix', { params: { id }, body: { retailerId }, signal }),
  retry: false,
  staleTime: Infinity,
});

export const waitingReceiptsQuery = () => ({
  queryKey: queryKeys.billingReceipts(),
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /billings/receipts/waiting', { signal }),
  staleTime: 0,
});

export const giveBack = ({ id, retailerId }: WaitingReceipt, reason: string): Promise<{ id: string }> =>
  sendOnce(`billing-receipt:${id}`, { reason }, (idempotencyKey) =>
    call('POST /billings/receipts/{id}/return', { params: { id }, body: { retailerId, reason }, idempotencyKey }),
  );
