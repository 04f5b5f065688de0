import type { Wire } from '@balcao/contract';

export type FoundBorrower = Wire<'GET /coordinator/borrowers/find-one'>['answer'];
export type Borrower = Omit<FoundBorrower, 'sale'>;
export type SaleStart = NonNullable<FoundBorrower['sale']>;
export type Coupon = NonNullable<SaleStart['coupon']>;
export type ExtraCredit = NonNullable<SaleStart['extraCredit']>;
export type LimitAsked = NonNullable<SaleStart['limitAsked']>;
export type BorrowerLimit = NonNullable<SaleStart['limit']>;

/** A customer as the counter sees one: who it is and what may be bought today. */
export interface Customer {
  readonly borrower: Borrower;
  /** Null when none was ever given: the customer is not approved. */
  readonly limit: BorrowerLimit | null;
  /** For the next purchase in this store. */
  readonly coupon?: Coupon | null;
  /** Covers one purchase in this store instead of the limit. */
  readonly extraCredit?: ExtraCredit | null;
  /** More limit that was asked for in this store. */
  readonly limitAsked?: LimitAsked | null;
}
