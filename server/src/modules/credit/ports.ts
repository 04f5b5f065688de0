import type { CivilDate } from '@balcao/contract';
import type { RawBuilder } from 'kysely';
import type { ArrearsFact } from './limit.ts';

/** What credit needs of later modules; bound in bindings.ts. */
export interface CreditPorts {
  /** Scalar subquery: arrears of a borrower on a business day. Never null. */
  arrearsFact(borrowerId: string | RawBuilder<unknown>, today: CivilDate): RawBuilder<ArrearsFact>;
  /** Scalar subquery: whether a contract that stands has nothing left to pay. Never null. */
  isPaidOffFact(
    borrowerId: string | RawBuilder<unknown>,
    contractId: string | RawBuilder<unknown>,
  ): RawBuilder<boolean>;
}
