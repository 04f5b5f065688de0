import type { Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { billableFact, unbilledSumFact } from '../../cash/index.ts';
import { billingsWhere, readBilling } from '../facts.ts';
import { inHouse } from '../house.ts';
import { type BillingAnswer, billingAnswer } from '../views.ts';

/** Six years of weeks. */
const MOST = 312;

type ListQuery = Handled<'GET /billings'>['query'];
type SumCall = Handled<'GET /billings/payments/agg'>;
type PaymentsCall = Handled<'GET /billings/payments/retailer'>;

/** Billings of a retailer, the newest first; of some stores, those of payments that one of them took. */
export const listBillings = (platform: Platform, actor: Actor, query: ListQuery): Promise<BillingAnswer[]> =>
  inHouse(platform, actor, query.retailerId, async ({ retailerId }) => {
    const { storeId } = query;
    const among = storeId === undefined ? sql`true` : sql`b.store_ids ?| ${storeId}::text[]`;
    const found = await billingsWhere(
      platform.db,
      retailerId,
      sql`${among} order by b.end_date desc limit ${sql.lit(MOST)}`,
    );
    return found.map(billingAnswer);
  });

/** How much tills took that no billing asks for yet. */
export const sumUnbilled = (platform: Platform, actor: Actor, query: SumCall['query']): Promise<SumCall['answer']> =>
  inHouse(platform, actor, query.retailerId, async ({ retailerId }) => {
    const found = await rowOf(platform.db, select({ sum: unbilledSumFact(retailerId, query.storeId) }));
    return { paymentsCount: found?.sum.count ?? 0, paymentsSum: found?.sum.cents ?? cents(0) };
  });

/** What a billing asks for, payment by payment, or what no billing asks for yet. @throws Refusal BILLING_NOT_FOUND. */
export const listPayments = (
  platform: Platform,
  actor: Actor,
  { retailerId: asked, billingId, storeId }: PaymentsCall['query'],
): Promise<PaymentsCall['answer']> =>
  inHouse(platform, actor, asked, async ({ retailerId }) => {
    if (billingId !== undefined) await readBilling(platform.db, retailerId, billingId);
    const of = { retailerId, billingId: billingId ?? null, storeIds: storeId };
    const found = await rowOf(platform.db, select({ moves: billableFact(of) }));
    return (found?.moves ?? []).map((move) => ({
      id: move.id,
      paymentTimestamp: new Date(move.at).toISOString(),
      paidValue: move.cents,
      paymentStoreId: move.storeId,
      paymentOperatorId: move.operatorId,
    }));
  });
