import type { Handled } from '@balcao/contract';
import type { Db } from '../../kernel/db/database.ts';
import type { Platform } from '../../kernel/platform.ts';

export type RegistrationCoupon = NonNullable<
  Handled<'GET /coordinator/borrowers/{id}/data'>['answer']['applicationCoupon']
>;

/** An operator of a retailer, with the store they work in. */
export interface Colleague {
  operatorId: string;
  name: string;
  storeName: string | null;
}

/** What borrowers needs of modules it does not import; bound in bindings.ts. */
export interface BorrowersPorts {
  /** Active operators of a retailer, by name. */
  colleagues(db: Db, retailerId: string): Promise<Colleague[]>;
  /**
   * The coupon of a customer's registration, usable in this store: issued now when a campaign was in force on the
   * business day of the registration and none was issued yet. Null when there is none (any more).
   */
  registrationCoupon(
    platform: Platform,
    ask: { borrowerId: string; registeredAt: Date; retailerId: string; storeId: string; operatorId: string },
  ): Promise<RegistrationCoupon | null>;
}
