import type { CivilDate, Handled } from '@balcao/contract';
import { sql } from 'kysely';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
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
}

/** The product an ask names; null lets the policies in force decide. */
export function productOf(ask: Pick<OfferAsk, 'productId' | 'transactionalCreditEvaluationId'>): NamedProduct | null {
  if (ask.productId !== undefined) return 'SMARTPHONE_SALE';
  return ask.transactionalCreditEvaluationId === undefined ? null : 'SUPER_PURCHASE';
}

/** Reads all facts of an offer in one query. */
export async function readOfferFacts(
  db: Db,
  ports: ContractsPorts,
  actor: Actor,
  ask: OfferAsk,
  at: { now: Date; today: CivilDate },
): Promise<OfferFacts> {
  const { today } = at;
  const { retailerId } = actor;
  const { borrowerId, storeId, couponId, transactionalCreditEvaluationId, productId } = ask;
  const nothing = sql<null>`null::jsonb`;
  const coupon = couponId === undefined ? nothing : couponFact(borrowerId, couponId, { retailerId, storeId });
  const evaluation =
    transactionalCreditEvaluationId === undefined
      ? nothing
      : evaluationFact(borrowerId, transactionalCreditEvaluationId);
  const device =
    productId === undefined ? nothing : ports.devices.deviceOfferFact(productId, retailerId, storeId, today);
  const result = await sql<OfferFacts>`
    select ${storeFact(retailerId, storeId)} as store,
      ${grantFact(actor, borrowerId, at.now)} as grant,
      ${borrowerFact(borrowerId)} as borrower,
      ${limitFact(borrowerId)} as "limit",
      ${arrearsFact(ports, borrowerId, today)} as arrears,
      ${hasBoughtFact(borrowerId)} as "hasBought",
      ${pricingFact({ retailerId, storeId }, today, productOf(ask))} as policy,
      ${lendingRulesFact(today)} as "lendingRules",
      ${iofFact(today)} as iof,
      ${coupon} as coupon, ${evaluation} as evaluation, ${device} as device`.execute(db);
  const [row] = result.rows;
  return row ?? refuse('BORROWER_NOT_FOUND');
}
