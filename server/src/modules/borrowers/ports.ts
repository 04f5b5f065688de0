import type { Handled } from '@balcao/contract';
import type { Moment } from '../../kernel/act/act.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Platform } from '../../kernel/platform.ts';

export type RegistrationCoupon = NonNullable<
  Handled<'GET /coordinator/borrowers/{id}/data'>['answer']['applicationCoupon']
>;

/** Limit, coupon and extra credit of a customer in a store. */
export type SaleStart = NonNullable<Handled<'GET /coordinator/borrowers/find-one'>['answer']['sale']>;

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
  /**
   * What a sale in a store begins with. `document`: the masked CPF.
   * @throws Refusal STORE_NOT_FOUND, DEACTIVATED_STORE.
   */
  saleStart(
    db: Db,
    ask: { actor: Pick<Actor, 'retailerId'>; borrowerId: string; document: string; storeId: string },
    moment: Moment,
  ): Promise<SaleStart>;
}
