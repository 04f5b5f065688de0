import type { Wire } from '@balcao/contract';

export type Borrower = Wire<'GET /coordinator/borrowers/find-one'>['answer'];
export type BorrowerLimit = Wire<'GET /coordinator/borrowers/{id}/limits'>['answer'];

/** A customer as the counter sees one: who it is and what may be bought today. */
export interface Customer {
  readonly borrower: Borrower;
  /** Null when none was ever given: the customer is not approved. */
  readonly limit: BorrowerLimit | null;
}
