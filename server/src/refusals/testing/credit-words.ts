import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../kernel/platform.ts';
import { givenCampaign, givenCoupon, givenWaitingRequest } from '../../modules/credit/testing.ts';
import { call, type Colleague } from '../../testing/counter.ts';
import type { Shop } from '../../testing/shop.ts';
import type { WordsAct } from './staff-words.ts';

interface Desk {
  platform: Platform;
  app: FastifyInstance;
  shop: Shop;
  analyst: Colleague;
  /** A customer whom the analyst looked up. */
  customer: () => Promise<string>;
}

/** Acts of who decides on extra credit and plans campaigns, by their route and the field that is typed in. */
export function creditWords(of: () => Desk, TYPED: string): Record<string, WordsAct> {
  const campaign = () => givenCampaign(of().platform.db, { retailerId: of().shop.retailerId });
  return {
    'PATCH /coordinator/extra-credit/{borrowerId}/{id} reason': {
      owner: 'credit_evaluations.decision_reason',
      ask: async () => {
        const { platform, app, shop, analyst, customer } = of();
        const params = { ...(await givenWaitingRequest(platform, shop, await customer())) };
        await call(app, 'POST /coordinator/extra-credit/{borrowerId}/{id}/claim', { params, token: analyst.token });
        return { params, body: { isApproved: false, reason: TYPED } };
      },
    },
    'POST /coordinator/borrowers/{id}/coupons reason': {
      owner: 'coupons.given_because',
      ask: async () => ({
        params: { id: await of().customer() },
        body: { campaignId: await campaign(), reason: TYPED },
      }),
    },
    'POST /coordinator/borrowers/{id}/coupons/{couponId}/withdraw reason': {
      owner: 'coupons.withdrawal_reason',
      ask: async () => {
        const id = await of().customer();
        return { params: { id, couponId: await givenCoupon(of().platform, id) }, body: { reason: TYPED } };
      },
    },
    'POST /policies/{id}/end reason': {
      owner: 'policy_documents.end_reason',
      // Of another trigger: the campaign of a coupon above is of the same line, and would end with it.
      ask: async () => {
        const { platform, shop } = of();
        const id = await givenCampaign(platform.db, { retailerId: shop.retailerId, trigger: 'REGISTRATION' });
        return { params: { id }, body: { reason: TYPED } };
      },
    },
  };
}
