import type { Cents } from '@balcao/contract';
import type { ReceiptInstallment, ReceiptParties } from './receipts.ts';

/** An installment that goes on; its late charges are no part of its amount. */
export interface LeftInstallment extends ReceiptInstallment {
  /** Missing on older receipts. */
  isOverdue?: boolean;
}

/** Monetary correction of what is given back. */
export interface ReceiptCorrection {
  /** 'IPCA' */
  index: string;
  /** Part of what is handed back and set off. */
  amountCents: Cents;
  /** Of the down payment, beside it. */
  downPaymentCents: Cents;
  /** The last published month, 'YYYY-MM', where it stands for later ones; null where every month is published. */
  lastMonth: string | null;
}

export interface CancellationReceiptFacts extends ReceiptParties {
  contractNumber: string;
  /** True when nothing of the purchase is left. */
  isWhole: boolean;
  /** In words: 'Defeito do produto'. */
  reason: string;
  /** The second person, where one was needed; missing on older receipts. */
  approverName?: string;
  canceledAt: string;
  /** Business day of it. */
  canceledOn: string;
  /** Purchase value, what of it is given back now, and what was given back before. */
  principalCents: Cents;
  valueCents: Cents;
  returnedBeforeCents: Cents;
  /** Installments no longer owed, and IOF that is no longer due. */
  releasedCents: Cents;
  iofGivenBackCents: Cents;
  limitCents: Cents;
  /** Cash handed back, the usage fee in it. */
  refundCents: Cents;
  feeRefundCents: Cents;
  /** What paid open installments instead of being handed back; missing when nothing did. */
  setOffCents?: Cents;
  /** Of defective goods that were paid for before; missing where nothing is corrected. */
  correction?: ReceiptCorrection;
  /** Paid at the counter for a device: the store hands it back itself. */
  downPaymentCents: Cents;
  isCouponGivenBack: boolean;
  count: number;
  /** What stays open, with its new values; empty when nothing does. */
  installments: LeftInstallment[];
  /** The agreement that stood in their place: its payments that are left, and of how many; missing when there was none. */
  agreement?: { number: string; count: number; payments: ReceiptInstallment[] };
}

/** Receipt of a cancellation or return. */
export interface CancellationReceipt extends CancellationReceiptFacts {
  authenticationCode: string;
}
