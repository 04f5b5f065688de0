import type { CivilDate } from '@balcao/contract';
import type { RawBuilder } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { ArrearsFact } from '../credit/index.ts';

export interface InstallmentToOpen {
  number: number;
  dueOn: string;
  amountCents: number;
  principalCents: number;
  interestCents: number;
  /** Share of the purchase value that paying it gives back to the limit. */
  limitCents: number;
}

/** What contracts needs of later modules; bound in app.ts, run in the same transaction. */
export interface ContractsPorts {
  /** Scalar subquery: arrears of a borrower on a business day. Never null. */
  arrearsFact(borrowerId: string | RawBuilder<unknown>, today: CivilDate): RawBuilder<ArrearsFact>;
  /** Scalar subquery: whether a contract has installments already. */
  hasInstallmentsFact(
    borrowerId: string | RawBuilder<unknown>,
    contractId: string | RawBuilder<unknown>,
  ): RawBuilder<boolean>;
  /** Installments and usage fee of an accepted contract, as parts of its write. */
  openInstallments(contract: {
    borrowerId: string;
    contractId: string;
    retailerId: string;
    installments: readonly InstallmentToOpen[];
    feeCents: number;
  }): Fragment[];
}
