import type { Handled } from '@balcao/contract';
import type { Platform } from '../../kernel/platform.ts';

export type RegistrationCoupon = NonNullable<
  Handled<'GET /coordinator/borrowers/{id}/data'>['answer']['applicationCoupon']
>;

/** What borrowers needs of later modules; bound in bindings.ts. */
export interface BorrowersPorts {
  /**
   * The coupon of a customer's registration, usable in this store: issued now when a campaign was in force on the
   * business day of the registration and none was issued yet. Null when there is none (any more).
   */
  registrationCoupon(
    platform: Platform,
    ask: { borrowerId: string; registeredAt: Date; retailerId: string; storeId: string; operatorId: string },
  ): Promise<RegistrationCoupon | null>;
}
