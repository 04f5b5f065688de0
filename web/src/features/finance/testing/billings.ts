import { RETAILER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import type { Handlers } from '../../../testing/fake-api.ts';
import type { Billing, BillingPayment, WaitingReceipt } from '../payable/calls.ts';
import { OTHER_STORE_ID, ownHouse } from './houses.ts';

export const LIST = 'GET /billings';
export const SUM = 'GET /billings/payments/agg';
export const PAYMENTS = 'GET /billings/payments/retailer';
export const REISSUE = 'POST /billings/{id}/reissue';
export const PIX = 'POST /billings/{id}/pix';
export const WAITING = 'GET /billings/receipts/waiting';
export const RETURN = 'POST /billings/receipts/{id}/return';

export const BILLING_ID = '01900000-0000-7000-8000-000000000701';
const LINE = '99990001071234567890312345678901234110000019231';

export const aBilling = (part: Partial<Billing> = {}): Billing => ({
  id: BILLING_ID,
  createdOn: '2026-11-09',
  startDate: '2026-11-02',
  endDate: '2026-11-08',
  invoice: { barcode: LINE, url: `/render/${BILLING_ID}/billings`, value: 192.31, dueDate: '2026-11-12' },
  stores: [],
  paymentsSum: 192.31,
  paymentsCount: 2,
  numberOfInvoices: 1,
  status: 'pending',
  fine: 0,
  lateInterest: 0,
  paidValue: 0,
  setOffValue: 0,
  openValue: 192.31,
  ...part,
});

const aPayment = (part: Partial<BillingPayment> = {}): BillingPayment => ({
  id: 'move-1',
  paymentTimestamp: '2026-11-05T15:00:00.000Z',
  paidValue: 192.31,
  paymentStoreId: STORE_ID,
  paymentOperatorId: 'operator-1',
  ...part,
});

export const aReceipt = (part: Partial<WaitingReceipt> = {}): WaitingReceipt => ({
  id: 'receipt-1',
  billingId: BILLING_ID,
  retailerId: RETAILER_ID,
  retailerName: 'Lojas Aurora',
  startDate: '2026-11-02',
  endDate: '2026-11-08',
  value: 192.31,
  waitingValue: 92.31,
  paidAt: '2026-11-12T15:00:00.000Z',
  ...part,
});

export const aPix = {
  txid: 'COB1234567890123456700000X',
  brCode: '00020126360014br.gov.bcb.pix0114+5592990000000',
  value: 192.31,
  expiresAt: '2026-11-13T04:00:00.000Z',
};

const later = { startDate: '2026-11-09', endDate: '2026-11-15' };
/** One of each kind, the newest first. */
const four: readonly Billing[] = [
  aBilling({ id: 'd', startDate: '2026-11-23', endDate: '2026-11-29', stores: [STORE_ID, OTHER_STORE_ID] }),
  aBilling({
    id: 'c',
    startDate: '2026-11-16',
    endDate: '2026-11-22',
    status: 'expired',
    stores: [STORE_ID, OTHER_STORE_ID, 'x'],
    openValue: 100,
  }),
  aBilling({ id: 'b', ...later, numberOfInvoices: 2, fine: 3.85, lateInterest: 0.45, openValue: 196.61 }),
  aBilling({ status: 'paid', paidValue: 192.31, openValue: 0, stores: [STORE_ID] }),
];

/** A server where all goes well; a test replaces the ones it is about. */
export const payable = {
  ...ownHouse,
  [LIST]: () => [...four],
  [SUM]: () => ({ paymentsCount: 3, paymentsSum: 450.5 }),
  [PAYMENTS]: () => [aPayment()],
} as const satisfies Handlers;
