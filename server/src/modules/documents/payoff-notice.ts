import type { Cents } from '@balcao/contract';
import type { ReceiptParties, ReceiptPaymentItem } from './receipts.ts';

/** What pays a contract off on one day, for the customer to take along. It is not kept: tomorrow it is worth nothing. */
export interface PayoffNotice extends ReceiptParties {
  contractNumber: string;
  issuedAt: string;
  /** Day it holds for. */
  asOf: string;
  /** Installments and fees, `paidCents` being what each costs on the day. */
  items: ReceiptPaymentItem[];
  totalCents: Cents;
  discountCents: Cents;
  chargesCents: Cents;
}
