import type { PixCharge } from '../payments/pix-calls.ts';

const CHARGE_ID = '0191f7a2-0000-7000-8000-0000000000aa';

type PixReceipt = PixCharge['receipts'][number];

export const aPixReceipt = (over: Partial<PixReceipt> = {}): PixReceipt => ({
  id: CHARGE_ID,
  chargeId: CHARGE_ID,
  endToEndId: 'E1',
  value: 400.26,
  paidAt: '2026-11-21T15:00:00Z',
  outcome: 'SETTLED',
  appliedValue: 400.26,
  unappliedValue: 0,
  paymentId: 'payment-1',
  refundedAt: null,
  ...over,
});

/** Of both installments and the fee of `aListing()`, waiting for the customer. */
export const aCharge = (over: Partial<PixCharge> = {}): PixCharge => ({
  id: CHARGE_ID,
  txid: '0'.repeat(32),
  value: 400.26,
  expiresAt: '2026-11-21T16:00:00Z',
  brCode: '000201CODE',
  status: 'ACTIVE',
  receipts: [],
  ...over,
});

/** The charge once a Pix came for it. */
export const settledBy = (receipt = aPixReceipt()): PixCharge => aCharge({ status: 'SETTLED', receipts: [receipt] });
