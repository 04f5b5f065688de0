import type { Cents, CivilDate } from '@balcao/contract';
import type { Template } from '../../kernel/db/sql.ts';

/** What credit needs of later modules; bound in `server/src/bindings.ts` (ADR 0016). */
export interface CreditPorts {
  /** Scalar: whether a borrower has installments overdue for so many days, in no agreement, on a business day. Never null. */
  hasOverdueFact(borrowerId: string | Template, today: CivilDate, daysLate: Template<number>): Template<boolean>;
  /** Scalar: whether an agreement of a borrower stands. Never null. */
  hasOpenAgreementFact(borrowerId: string | Template): Template<boolean>;
  /** Scalar subquery: whether a purchase of a borrower at another retailer than this one stands. Never null. */
  isServedElsewhereFact(borrowerId: string | Template, retailerId: string | Template): Template<boolean>;
  /** Scalar: what a coupon took off the purchase that used it; null without one. */
  couponDiscountFact(borrowerId: Template, contractId: Template): Template<Cents | null>;
  /** Scalar subquery: whether a contract that stands has nothing left to pay. Never null. */
  isPaidOffFact(borrowerId: string | Template, contractId: string | Template): Template<boolean>;
}
