import type { Cents } from '@balcao/contract';
import type { ReceiptParties, ReceiptPaymentItem } from './receipts.ts';

export interface PaymentUndoReceiptFacts extends ReceiptParties {
  /** Why, in the words of who undid it. */
  reason: string;
  undoneAt: string;
  /** Business day of it. */
  undoneOn: string;
  paidAt: string;
  /** Code on the receipt of the payment that was undone. */
  paymentAuthenticationCode: string;
  method: 'STORE_CASH' | 'PIX' | 'BOLETO' | 'RETURN_CREDIT';
  /** What is owed again. */
  items: ReceiptPaymentItem[];
  /** Money handed back to the customer. */
  totalCents: Cents;
}

/** Receipt of a payment taken back; its subject is the payment. */
export interface PaymentUndoReceipt extends PaymentUndoReceiptFacts {
  authenticationCode: string;
}
