import type { CivilDate, Handled } from '@balcao/contract';
import { sql } from '../../../kernel/db/sql.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { isTrue, rowOf, select } from '../../../kernel/db/select.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, type BorrowerFact, grantFact } from '../../borrowers/index.ts';
import {
  type ArrearsFact,
  arrearsFact,
  couponFact,
  type CouponFact,
  evaluationFact,
  type EvaluationFact,
  limitFact,
  type LimitFact,
} from '../../credit/index.ts';
import { storeFact, type StoreFact } from '../../retailers/index.ts';
import type { LendingRules } from '../policy.ts';
import type { ContractsPorts, DeviceOfferFact } from '../ports.ts';
import {
  iofFact,
  type IofFact,
  lendingRulesFact,
  type NamedProduct,
  pricingFact,
  type PricingFact,
} from '../policy-facts.ts';
import { hasBoughtFact } from '../views.ts';
import { type Buyer, sellerOf } from './seller.ts';

export type OfferAsk = Handled<'POST /coordinator/contracts'>['body'];

/** Everything an offer is decided on. */
export interface OfferFacts {
  store: StoreFact | null;
  grant: boolean;
  borrower: BorrowerFact | null;
  limit: LimitFact | null;
  arrears: ArrearsFact;
  hasBought: boolean;
  policy: PricingFact | null;
  lendingRules: LendingRules;
  iof: IofFact | null;
  coupon: CouponFact | null;
  evaluation: EvaluationFact | null;
  device: DeviceOfferFact | null;
  channel: 'chatbot' | null;
}

/** The product an ask names; null lets the policies in force decide. */
export function productOf(ask: Pick<OfferAsk, 'productId' | 'transactionalCreditEvaluationId'>): NamedProduct | null {
  if (ask.productId !== undefined) return 'SMARTPHONE_SALE';
  return ask.transactionalCreditEvaluationId === undefined ? null : 'SUPER_PURCHASE';
}

/** Reads all facts of an offer in one query. */
export async function readOfferFacts(
  db: Db | Tx,
  ports: ContractsPorts,
  { by, ask, now, today }: { by: Operator | Buyer; ask: OfferAsk; now: Date; today: CivilDate },
): Promise<OfferFacts> {
  const { retailerId } = sellerOf(by);
  const { borrowerId, storeId, couponId, transactionalCreditEvaluationId: evaluationId, productId } = ask;
  const nothing = sql.lit(null);
  const found = await rowOf(
    db,
    select({
      store: storeFact(retailerId, storeId),
      // Who buys on a page of their own was identified there, and buys for nobody else.
      grant:
        by.kind === 'customer'
          ? isTrue(sql`${by.borrowerId}::uuid = ${borrowerId}::uuid`)
          : grantFact(by.actor, borrowerId, now),
      borrower: borrowerFact(borrowerId),
      limit: limitFact(borrowerId, { retailerId, today }),
      arrears: arrearsFact(ports, borrowerId, today),
      hasBought: hasBoughtFact(borrowerId),
      policy: pricingFact({ retailerId, storeId }, today, productOf(ask)),
      lendingRules: lendingRulesFact(today),
      iof: iofFact(today),
      coupon: couponId === undefined ? nothing : couponFact(borrowerId, couponId, { retailerId, storeId }),
      evaluation: evaluationId === undefined ? nothing : evaluationFact(borrowerId, evaluationId),
      device: productId === undefined ? nothing : ports.devices.deviceOfferFact(productId, retailerId, storeId, today),
      channel: by.kind === 'customer' ? nothing : ports.chatChannelFact(borrowerId, retailerId, today),
    }),
  );
  return found ?? refuse('BORROWER_NOT_FOUND');
}
