import type { CivilDate } from '@balcao/contract';
import type { ContractTerms } from './policy.ts';

/** A priced plan as it is kept with its proposal: rates as decimal text, money in cents. */
export interface StoredPlan {
  rateMonthly: string;
  rateAnnual: string;
  financedCents: number;
  iofDailyCents: number;
  iofAdditionalCents: number;
  lastInstallmentCents: number;
  cetAnnualPct: string;
  cetMonthlyPct: string;
  /** [due day, payment, principal part] of each installment, in order. */
  rows: [dueOn: CivilDate, paymentCents: number, principalCents: number][];
}

/** A proposal as facts queries return it. */
export interface ProposalRow {
  id: string;
  count: number;
  dueDateRule: 'WEEKLY' | 'BIWEEKLY' | 'MONTHLY';
  firstDueOn: CivilDate;
  installmentCents: number;
  totalCents: number;
  plan: StoredPlan;
}

/** A contract as facts queries return it. */
export interface ContractRow {
  borrowerId: string;
  id: string;
  number: string;
  retailerId: string;
  storeId: string;
  operatorId: string;
  kind: 'SINGLE_INSTALLMENT' | 'MULTIPLE_INSTALLMENTS' | 'DETACHED' | 'RENEGOTIATION';
  sourceProduct: 'SUPER_PURCHASE' | 'INTEREST_PAID_BY_RETAILER' | 'SMARTPHONE_SALE' | null;
  status: 'OFFERED' | 'ACCEPTED' | 'CANCELED';
  principalCents: number;
  customerFeeCents: number;
  terms: ContractTerms;
  validUntil: string;
  acceptedProposalId: string | null;
  acceptedAt: string | null;
}

/** A purchase verification as facts queries return it. */
export interface VerificationRow {
  proposalId: string;
  contractId: string;
  borrowerId: string;
  method: 'OTP' | 'LIVENESS' | 'LIVENESS_WITH_ANALYST' | 'ANALYST_CALL';
  channel: 'SMS' | 'WHATSAPP' | 'PHONE_CALL' | 'ANALYST_CALL';
  status: 'PENDING' | 'MANUAL' | 'APPROVED' | 'DENIED';
  codeHash: string;
  phoneHash: string;
  phoneMasked: string;
  attempts: number;
  maxAttempts: number;
  sentAt: string;
  expiresAt: string;
  usableUntil: string | null;
  usedAt: string | null;
}
