import type { Cents } from '@balcao/contract';
import type { CancellationReceipt } from './cancellation-receipt.ts';
import type { PaymentUndoReceipt } from './undo-receipt.ts';

/**
 * What a receipt says: plain JSON, money in cents, days as 'YYYY-MM-DD', instants in ISO 8601. It is kept as it was
 * printed, so nothing here is looked up again later.
 */

export interface ReceiptStore {
  name: string;
  cnpj: string;
  address: string;
}

export interface ReceiptRetailer {
  fantasyName: string;
  legalName: string;
  cnpj: string;
}

export interface ReceiptCustomer {
  name: string;
  /** As `maskCpf` writes it. */
  cpfMasked: string;
}

/** Numbers of the configuration's `support`, as it writes them. */
export interface ReceiptContacts {
  customerWhatsapp: string | null;
  retailerWhatsapp: string | null;
}

/** Who stands on every receipt. */
export interface ReceiptParties {
  /** The provider's brand. */
  brand: string;
  retailer: ReceiptRetailer;
  store: ReceiptStore;
  /** Zone in which instants are printed. */
  zone: string;
  operatorName: string;
  customer: ReceiptCustomer;
  contacts: ReceiptContacts;
}

export interface ReceiptInstallment {
  number: number;
  dueOn: string;
  /** Paid in time. */
  amountCents: Cents;
  /** Paid late, when the retailer pays the interest of those paid in time. */
  lateAmountCents?: Cents;
}

export interface ReceiptDevice {
  /** Maker and model. */
  name: string;
  imei: string;
}

export interface PurchaseReceiptFacts extends ReceiptParties {
  contractNumber: string;
  issuedAt: string;
  /** Day from which interest, IOF and CET are counted; receipts of before do not say. */
  countedFrom?: string;
  /** Total of the offer, where it was accepted on a later day. */
  offeredTotalCents?: Cents;
  /** Sold with its lock; only a sale of a device has one, and receipts of before do not say. */
  device?: ReceiptDevice;
  /** Who lends: a financial institution, or the retailer itself. */
  lenderName: string;
  lenderCnpj: string;
  /** What the customer signed; receipts of before do not say. */
  instrument?: 'CCB' | 'SALE_CONTRACT';
  /** Purchase value that is financed, before the coupon. */
  principalCents: Cents;
  /** Paid at the counter for a device, beside the principal. */
  downPaymentCents?: Cents;
  couponDiscountCents?: Cents;
  /** Purchase value less the coupon, plus what is financed with it. */
  financedCents: Cents;
  iofDailyCents: Cents;
  iofAdditionalCents: Cents;
  /** Usage fee, paid with the first installment. */
  customerFeeCents: Cents;
  count: number;
  dueDateRule: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY';
  installments: ReceiptInstallment[];
  /** Sum of the installments. */
  totalCents: Cents;
  /** Fractions as decimal text: '0.0699'. */
  rateMonthly: string;
  rateAnnual: string;
  /** Calendar days on months of 30; receipts of before do not say. */
  dayCountBase?: 'CALENDAR_30';
  /** Percent points with two decimals: '145.08'. */
  cetAnnualPct: string;
  cetMonthlyPct: string;
  lateFineRate: string;
  /** Simple, a month of 30 days. */
  lateInterestRate: string;
  /** Contract rate charged a day late too when a financial institution lends; null on the store's own credit. */
  lateContractRateMonthly: string | null;
  /** Complementary IOF a late day, where the customer bears it, and the days it is counted up to. */
  lateIof?: { dailyRate: string; capDays: number };
}

/** Receipt of a purchase. */
export interface PurchaseReceipt extends PurchaseReceiptFacts {
  authenticationCode: string;
}

export interface ReceiptPaymentItem {
  kind: 'INSTALLMENT' | 'FEE' | 'RENEGOTIATION';
  /** Of the agreement for a payment of it. */
  contractNumber: string;
  /** Null for a fee. */
  installmentNumber: number | null;
  installmentCount: number | null;
  dueOn: string | null;
  faceCents: Cents;
  discountCents: Cents;
  fineCents: Cents;
  lateInterestCents: Cents;
  contractInterestCents: Cents;
  /** Missing where the customer bears none. */
  lateIofCents?: Cents;
  /** Forgiven at the till, no part of the discount; missing where nothing was. */
  waivedCents?: Cents;
  paidCents: Cents;
  /** True when something of the installment is still to be paid; missing on receipts older than partial payments. */
  isPartial?: boolean;
}

export interface ReceiptBalance {
  contractNumber: string;
  /** True for an agreement; missing for a contract. */
  isAgreement?: boolean;
  openInstallments: number;
  /** What stays open after the payment costs in time: face value less `bonusCents`; no late charges, no early discount. */
  openCents: Cents;
  /** Bonus of paying in time taken off `openCents`, of what is not overdue; missing where none is. */
  bonusCents?: Cents;
}

export interface PaymentReceiptFacts extends ReceiptParties {
  items: ReceiptPaymentItem[];
  totalCents: Cents;
  paidAt: string;
  /** What is left of each contract paid. */
  balances: ReceiptBalance[];
}

/** Receipt of a payment: installments and fees received in one act. */
export interface PaymentReceipt extends PaymentReceiptFacts {
  authenticationCode: string;
}

/** Kind of a receipt with its document. */
export type ReceiptDocument =
  | { kind: 'ORIGINATION'; document: PurchaseReceipt }
  | { kind: 'PAYMENT'; document: PaymentReceipt }
  | { kind: 'PAYMENT_UNDO'; document: PaymentUndoReceipt }
  | { kind: 'CANCELLATION'; document: CancellationReceipt };
