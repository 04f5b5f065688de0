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

/** What payments needs of other modules; bound in bindings.ts, run in the same transaction. */
export interface PaymentsPorts {
  /** What paying off a contract sets going: a coupon for the next purchase, the release of a device. */
  paidOff(contract: PaidOffContract): Fragment[];
  /** What sets going that a payment which had paid a contract off was taken back: its device is locked again. */
  owedAgain(contract: PaidOffContract): Fragment[];
}
