import type { CivilDate } from '@balcao/contract';
import type { RawBuilder } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';

type Key = string | RawBuilder<unknown>;

/** Late charges that partial payments left unpaid. Cents. */
export interface CarriedCharges {
  fineCents: number;
  lateInterestCents: number;
  contractInterestCents: number;
}

/** An installment as it stands: plan figures, and what payments and returns took off so far. Cents. */
export interface PlanInstallment {
  id: string;
  number: number;
  dueOn: CivilDate;
  status: 'OPEN' | 'PAID' | 'CANCELED';
  amountCents: number;
  principalCents: number;
  limitCents: number;
  /** Taken off what is left when it is paid in time. */
  bonusCents: number;
  /** Too late to be paid in time: the bonus is lost, late charges count. */
  isOverdue: boolean;
  settledCents: number;
  settledPrincipalCents: number;
  settledLimitCents: number;
  carried: CarriedCharges;
  renegotiationId: string | null;
}

/** What a payment that stands settled of an installment. Cents. */
export interface PaidPart {
  id: string;
  installmentId: string;
  faceCents: number;
  principalCents: number;
  /** For paying early; late charges that an agreement forgave are no part of it. */
  discountCents: number;
  bonusCents: number;
  isPartial: boolean;
}

export interface PlanFee {
  id: string;
  amountCents: number;
  status: 'OPEN' | 'PAID' | 'CANCELED';
}

/** All that a contract's customer owed and paid, late charges left out. */
export interface PlanFact {
  installments: PlanInstallment[];
  /** Of payments that were not undone. */
  payments: PaidPart[];
  fees: PlanFee[];
}

/** What a cancellation takes off an open installment. */
export interface Release {
  installmentId: string;
  number: number;
  /** What was settled when it was decided: must still be so. */
  settledCents: number;
  /** Installment value no longer owed, and the principal, limit, bonus and unpaid charges in it. */
  faceCents: number;
  principalCents: number;
  limitCents: number;
  bonusCents: number;
  carried: CarriedCharges;
}

/** What contracts needs to undo a contract; modules payments and smartphone-sale own the tables. */
export interface CancellationPorts {
  /** Scalar subquery: the plan of a contract as a {@link PlanFact}, on a business day. Never null. */
  planFact(borrowerId: Key, contractId: Key, today: CivilDate): RawBuilder<PlanFact>;
  /** Scalar subquery: whether a contract that stands has nothing left to pay. Never null. */
  isPaidOffFact(borrowerId: Key, contractId: Key): RawBuilder<boolean>;
  /**
   * Takes releases off open installments; a whole one cancels them, and the open fees with them. Misses when one was
   * paid, renegotiated or returned since.
   */
  releaseInstallments(release: {
    borrowerId: string;
    releases: readonly Release[];
    feeIds: readonly string[];
    isWhole: boolean;
  }): Fragment[];
  /** Scalar subquery: ids of the Pix charges that ask for installments of a contract at an instant. Never null. */
  chargesFact(borrowerId: Key, contractId: Key, at: Date): RawBuilder<string[]>;
  /** Charges of a cancelled contract ask for nothing any more; the bank is told nothing, money that comes is a late Pix. */
  cancelCharges(charges: { borrowerId: string; chargeIds: readonly string[] }): Fragment[];
  /** The device of a cancelled contract goes free. */
  releaseDeviceFragments(device: { borrowerId: string; contractId: string; at: Date }): Fragment[];
}
