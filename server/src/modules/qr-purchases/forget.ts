import { forgettingStep } from '../../kernel/day-close/forgetting-step.ts';

/** Purchases by QR code that said for long enough what became of them; the sale itself stays with its contract. */
export const forgetQrPurchases = forgettingStep('qr-purchases.forget', {
  table: 'qr_purchases',
  key: ['retailer_id', 'id'],
  since: 'ends_at',
  days: 180,
});

/** Requests by the printed code of a store; the purchase that came of one is kept longer. */
export const forgetStoreRequests = forgettingStep('qr-purchases.forget-requests', {
  table: 'store_requests',
  key: ['retailer_id', 'id'],
  since: 'ends_at',
  days: 7,
});
