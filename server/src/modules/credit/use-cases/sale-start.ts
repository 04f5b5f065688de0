import type { Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Moment } from '../../../kernel/act/act.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { checkStore, storeFact } from '../../retailers/index.ts';
import { nextCouponFact } from '../coupons/facts.ts';
import { grantedEvaluationFact } from '../evaluations/facts.ts';
import { arrearsFact, limitFact } from '../limit/facts.ts';
import { askedThereFact } from '../limit/requests.ts';
import type { CreditPorts } from '../ports.ts';
import { couponDay } from '../rules/coupon-day.ts';
import { couponView, evaluationView, limitView } from '../views.ts';

type SaleStart = NonNullable<Handled<'GET /coordinator/borrowers/find-one'>['answer']['sale']>;

export interface SaleStartAsk {
  borrowerId: string;
  /** Masked CPF. */
  document: string;
  storeId: string;
}

/**
 * What a sale in a store begins with: limit, next coupon and extra credit of a customer whom the operator may serve.
 * @throws Refusal STORE_NOT_FOUND, DEACTIVATED_STORE.
 */
export async function saleStart(
  db: Db,
  ports: CreditPorts,
  { actor: { retailerId }, borrowerId, document, storeId }: SaleStartAsk & { actor: Pick<Actor, 'retailerId'> },
  { now, today }: Moment,
): Promise<SaleStart> {
  const place = { retailerId, storeId };
  const row = await rowOf(
    db,
    select({
      store: storeFact(retailerId, storeId),
      limit: limitFact(borrowerId, { retailerId, today }),
      arrears: arrearsFact(ports, borrowerId, today),
      coupon: nextCouponFact(borrowerId, place, couponDay(now)),
      extraCredit: grantedEvaluationFact(borrowerId, place, now),
      asked: askedThereFact(borrowerId, place, now),
    }),
  );
  if (!row) refuse('STORE_NOT_FOUND');
  const { limit, arrears, coupon, extraCredit, asked } = row;
  const { name: storeName } = checkStore(row.store);
  return {
    limit: limit && limitView({ borrowerId, retailerId }, limit, arrears, today),
    coupon: coupon && couponView(coupon, now),
    extraCredit: extraCredit && evaluationView(extraCredit, { document, storeName }, now),
    limitAsked: asked && {
      status: asked.status,
      toLimit: asked.toCents ?? cents(0),
      decidedAt: asked.decidedAt && new Date(asked.decidedAt).toISOString(),
    },
  };
}
