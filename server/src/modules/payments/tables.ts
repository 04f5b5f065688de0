import type { CivilDate } from '@balcao/contract';
import type { LateIofTerms } from '../contracts/index.ts';

/** Late charges counted by partial payments: up to which day, and what of them is still unpaid. Cents. */
export interface ChargesSoFar {
  through: CivilDate | null;
  fineCents: number;
  lateInterestCents: number;
  contractInterestCents: number;
}

/** An installment with what its contract says of it, as facts queries return it. */
export interface InstallmentRow {
  borrowerId: string;
  id: string;
  contractId: string;
  contractNumber: string;
  /** Where the contract was sold. */
  retailerId: string;
  storeId: string;
  number: number;
  count: number;
  dueOn: CivilDate;
  amountCents: number;
  principalCents: number;
  interestCents: number;
  limitCents: number;
  /** Taken off when it is paid in time (interest the retailer paid already). */
  bonusCents: number;
  /** What partial payments and returns took off so far, and the shares of it. */
  settledCents: number;
  settledPrincipalCents: number;
  settledLimitCents: number;
  charges: ChargesSoFar;
  status: 'OPEN' | 'PAID' | 'CANCELED';
  /** The active agreement that stands in its place. */
  renegotiationId: string | null;
  paidOn: CivilDate | null;
  /** Monthly contract rate, decimal text. */
  rateMonthly: string;
  /** Whether the contract's rate goes on counting on late days. */
  chargesContractRate: boolean;
  lateFineRate: string;
  lateInterestMonthlyRate: string;
  /** Day from which the IOF of the sale was counted. */
  releasedOn: CivilDate;
  /** Null: the sale had no IOF. */
  lateIof: LateIofTerms | null;
  /** State and city holidays of the place where it was sold, soon after the due date. */
  localHolidays: CivilDate[];
  /** The device sold with the contract, when there is one. */
  productId: string | null;
}

export interface FeeRow {
  id: string;
  contractId: string;
  contractNumber: string;
  amountCents: number;
}
