import type { Template } from '../../kernel/db/sql.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';

/** A contract that was paid off now, or owes again. */
export interface PaidOffContract {
  borrowerId: string;
  contractId: string;
  /** The device sold with it, when there is one. */
  productId: string | null;
  /** Where it was sold. */
  retailerId: string;
  storeId: string;
  at: Date;
}

/** What payments needs of later modules; bound in `server/src/bindings.ts`, run in the same transaction. */
export interface PaymentsPorts {
  /** What paying off a contract sets going further right: the release of its device. */
  paidOff(contract: PaidOffContract): Fragment[];
  /** What sets going that a payment which had paid a contract off was taken back: its device is locked again. */
  owedAgain(contract: PaidOffContract): Fragment[];
  /** Module renegotiation owns the tables. */
  agreements: {
    /** Scalar subquery: the agreement that a payment pays, while it stands or when that payment closed it; else null. */
    agreementFact(borrowerId: Template, paymentId: Template): Template<string | null>;
    /** Query: ids of the payments that paid an agreement; null for those still due. */
    paymentsQuery(borrowerId: Template, agreementId: Template): Template;
    /** Takes a payment of an agreement back: it is due again, and an agreement that it had closed stands again. */
    reopened(undone: { borrowerId: string; renegotiationId: string; paymentId: string }): Fragment[];
  };
  /** Scalar: whether goods that one of these payment items (a query of ids) paid for were returned. Cancellation's table. */
  isReturnedFact(borrowerId: Template, itemIds: Template): Template<boolean>;
}
