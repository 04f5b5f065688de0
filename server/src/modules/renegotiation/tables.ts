import type { CivilDate } from '@balcao/contract';
import type { RenegotiationTerms } from './policy.ts';

/** One payment of an option or an agreement. `valueCents = principalCents + interest`. */
export interface AgreedPayment {
  dueOn: CivilDate;
  valueCents: number;
  /** What it pays of the debt: its value on the day of the agreement. */
  principalCents: number;
}

/** One way to pay an agreement. */
export interface AgreementOption {
  id: string;
  /** Payments after the down payment. */
  count: number;
  downPaymentCents: number;
  totalCents: number;
  interestCents: number;
  /** Percent points with two decimals. */
  cetAnnualPct: string;
  cetMonthlyPct: string;
  /** The down payment first, when there is one. */
  payments: AgreedPayment[];
}

/** A renegotiation as facts queries return it. */
export interface RenegotiationRow {
  borrowerId: string;
  id: string;
  number: string;
  retailerId: string;
  storeId: string;
  status: 'OFFERED' | 'EXPIRED' | 'ACTIVE' | 'CLOSED' | 'BROKEN';
  terms: RenegotiationTerms;
  contractIds: string[];
  debtCents: number;
  chargesCents: number;
  discountCents: number;
  options: AgreementOption[];
  optionId: string | null;
  offeredOn: CivilDate;
  validUntil: string;
  acceptedAt: string | null;
  acceptedOn: CivilDate | null;
  breakAfterDays: number;
}

/** A payment of an agreement with what its agreement says of it. */
export interface RenegotiationPaymentRow extends AgreedPayment {
  borrowerId: string;
  id: string;
  renegotiationId: string;
  renegotiationNumber: string;
  number: number;
  count: number;
  status: 'DUE' | 'PAID' | 'CANCELED';
  paidOn: CivilDate | null;
  terms: RenegotiationTerms;
  /** Day of the agreement: the amounts of its installments stand still from then on. */
  acceptedOn: CivilDate;
  /** State and city holidays of the place where it was made, soon after the due date. */
  localHolidays: CivilDate[];
}

/** The customer's code as facts queries return it. */
export interface RenegotiationCodeRow {
  optionId: string;
  status: 'PENDING' | 'APPROVED' | 'DENIED';
  codeHash: string;
  phoneMasked: string;
  attempts: number;
  maxAttempts: number;
  sentAt: string;
  expiresAt: string;
  usableUntil: string | null;
}
