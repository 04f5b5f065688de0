import type { PixChargeStatus, PixOutcome } from '@balcao/contract';

/** A `pix_charges` row as facts queries return it; instants as ISO text. */
export interface PixChargeRow {
  borrowerId: string;
  id: string;
  txid: string;
  retailerId: string;
  storeId: string;
  bodyHash: string;
  installmentIds: string[];
  feeIds: string[];
  amountCents: number;
  status: PixChargeStatus;
  brCode: string | null;
  expiresAt: string;
}

export type StoredOutcome = Exclude<PixOutcome, 'UNKNOWN'>;

/** A `pix_receipts` row with its refund. */
export interface PixReceiptRow {
  borrowerId: string;
  id: string;
  chargeId: string;
  endToEndId: string;
  retailerId: string;
  storeId: string;
  valueCents: number;
  paidAt: string;
  outcome: StoredOutcome;
  paymentId: string | null;
  appliedCents: number;
  unappliedCents: number;
  refundedAt: string | null;
}
