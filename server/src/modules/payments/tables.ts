import type { CivilDate } from '@balcao/contract';

/** An installment with what its contract says of it, as facts queries return it. */
export interface InstallmentRow {
  borrowerId: string;
  id: string;
  contractId: string;
  contractNumber: string;
  number: number;
  count: number;
  dueOn: CivilDate;
  amountCents: number;
  principalCents: number;
  interestCents: number;
  limitCents: number;
  status: 'OPEN' | 'PAID' | 'CANCELED';
  paidOn: CivilDate | null;
  /** Monthly contract rate, decimal text. */
  rateMonthly: string;
  lenderType: 'STORE_OWN' | 'FINANCIAL_INSTITUTION';
  lateFineRate: string;
  lateInterestMonthlyRate: string;
}

export interface FeeRow {
  id: string;
  contractId: string;
  contractNumber: string;
  amountCents: number;
}
