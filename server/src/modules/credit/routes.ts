import type { CivilDate } from '@balcao/contract';
import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { giveCoupon, listCustomerCoupons, withdrawCoupon } from './coupons/use-cases/customer-coupons.ts';
import { listCampaigns } from './coupons/use-cases/list-campaigns.ts';
import { closeIncentives } from './payouts/use-cases/close-incentives.ts';
import { payIncentives, returnIncentive } from './payouts/use-cases/pay-incentives.ts';
import { exportPayouts, listOwnPayouts, listPayouts } from './payouts/use-cases/show-payouts.ts';
import type { CreditPorts } from './ports.ts';
import { changeLimitBlock, changeTotalLimit } from './use-cases/change-limit.ts';
import { claimExtraCredit, releaseExtraCredit } from './use-cases/claim-extra-credit.ts';
import { decideExtraCredit } from './use-cases/decide-extra-credit.ts';
import { decideLimitRequest } from './use-cases/decide-limit-request.ts';
import { evaluateCredit } from './use-cases/evaluate-credit.ts';
import { findEvaluation } from './use-cases/find-evaluation.ts';
import { listExtraCredit } from './use-cases/list-extra-credit.ts';
import { listIncentives } from './use-cases/list-incentives.ts';
import { listLimitRequests } from './use-cases/list-limit-requests.ts';
import { nextCoupon } from './use-cases/next-coupon.ts';
import { notifyLimit } from './use-cases/notify-limit.ts';
import { requestLimit } from './use-cases/request-limit.ts';
import { showLimit } from './use-cases/show-limit.ts';
import { showLimitHistory } from './use-cases/show-limit-history.ts';
import { switchPurchases } from './use-cases/switch-purchases.ts';

export function creditRoutes(platform: Platform, ports: CreditPorts): Registration[] {
  return [
    ...limitRoutes(platform, ports),
    ...programRoutes(platform, ports),
    ...extraCreditRoutes(platform, ports),
    ...payoutRoutes(platform),
    ...campaignRoutes(platform, ports),
  ];
}

function limitRoutes(platform: Platform, ports: CreditPorts): Registration[] {
  return [
    serve('GET /coordinator/borrowers/{id}/limits', ({ actor, params, query }) =>
      showLimit(platform, ports, actor, { borrowerId: params.id, storeId: query.storeId }),
    ),
    serve('POST /coordinator/borrowers/{id}/limit/notify', ({ by, params, body }) =>
      notifyLimit(platform, by, { borrowerId: params.id, storeId: body.storeId }),
    ),
    serve('GET /coordinator/borrowers/{id}/limit/history', ({ actor, params }) =>
      showLimitHistory(platform, ports, actor, params.id),
    ),
    serve('PATCH /coordinator/borrowers/{id}/limit', ({ by, params, body }) =>
      changeTotalLimit(platform, ports, by, {
        borrowerId: params.id,
        totalCents: body.totalLimit,
        reason: body.reason,
      }),
    ),
    serve('PATCH /coordinator/borrowers/{id}/limit/block', ({ by, params, body }) =>
      changeLimitBlock(platform, ports, by, {
        borrowerId: params.id,
        isBlocked: body.isBlocked,
        reason: body.reason,
        until: (body.until as CivilDate | undefined) ?? null,
      }),
    ),
    serve('PATCH /coordinator/borrowers/{id}/purchases', ({ by, params, body }) =>
      switchPurchases(platform, ports, by, { borrowerId: params.id, ...body }),
    ),
    serve('POST /coordinator/borrowers/{id}/limit/requests', ({ by, params, body }) =>
      requestLimit(platform, ports, by, {
        borrowerId: params.id,
        storeId: body.storeId,
        valueCents: body.purchaseValue,
      }),
    ),
    serve('GET /coordinator/limit-requests', ({ actor, query }) => listLimitRequests(platform, actor, query)),
    serve('PATCH /coordinator/limit-requests/{id}', ({ by, params, body }) =>
      decideLimitRequest(platform, ports, by, { requestId: params.id, ...body }),
    ),
  ];
}

function programRoutes(platform: Platform, ports: CreditPorts): Registration[] {
  return [
    serve('GET /coupons/next-purchase', ({ actor, query }) => nextCoupon(platform, actor, query)),
    serve('POST /tx-credit/evaluations', ({ by, body }) =>
      evaluateCredit(platform, ports, by, {
        ...body,
        requestedCents: body.requestedAmount,
        operatorPhoneNumber: body.operatorPhoneNumber,
      }),
    ),
    serve('GET /tx-credit/evaluations', ({ actor, query }) =>
      findEvaluation(platform, ports, actor, { ...query, sourceProduct: query.sourceProduct, results: query.results }),
    ),
    serve('GET /incentives/statement', ({ actor, query }) =>
      listIncentives(platform, actor, {
        ...query,
        from: query.from as CivilDate,
        to: query.to as CivilDate,
        operatorId: query.operatorId,
        cursor: query.cursor,
      }),
    ),
  ];
}

/** Extra credit that waits for an analyst. */
function extraCreditRoutes(platform: Platform, ports: CreditPorts): Registration[] {
  return [
    serve('GET /coordinator/extra-credit', ({ actor, query }) => listExtraCredit(platform, actor, query)),
    serve('POST /coordinator/extra-credit/{borrowerId}/{id}/claim', ({ by, params }) =>
      claimExtraCredit(platform, ports, by, params),
    ),
    serve('POST /coordinator/extra-credit/{borrowerId}/{id}/release', ({ by, params }) =>
      releaseExtraCredit(platform, by, params),
    ),
    serve('PATCH /coordinator/extra-credit/{borrowerId}/{id}', ({ by, params, body }) =>
      decideExtraCredit(platform, ports, by, { key: params, ask: body }),
    ),
  ];
}

/** Incentives paid by the month. */
function payoutRoutes(platform: Platform): Registration[] {
  return [
    serve('GET /incentives/payouts', ({ actor, query }) => listPayouts(platform, actor, query.month)),
    serve('GET /incentives/payouts/export', ({ by, query }) => exportPayouts(platform, by, query.month)),
    serve('GET /incentives/payouts/mine', ({ actor }) => listOwnPayouts(platform, actor)),
    serve('POST /incentives/payouts', ({ by, body }) => closeIncentives(platform, by, body.month)),
    serve('POST /incentives/payouts/pay', ({ by, body }) => payIncentives(platform, by, body.payouts)),
    serve('POST /incentives/payouts/{id}/return', ({ by, params, body }) =>
      returnIncentive(platform, by, { id: params.id, reason: body.reason }),
    ),
  ];
}

/** Coupon campaigns and the coupons of a customer. */
function campaignRoutes(platform: Platform, ports: CreditPorts): Registration[] {
  return [
    serve('GET /coordinator/coupon-campaigns', ({ actor }) => listCampaigns(platform, ports, actor)),
    serve('GET /coordinator/borrowers/{id}/coupons', ({ actor, params }) =>
      listCustomerCoupons(platform, actor, params.id),
    ),
    serve('POST /coordinator/borrowers/{id}/coupons', ({ by, params, body }) =>
      giveCoupon(platform, by, { borrowerId: params.id, ...body }),
    ),
    serve('POST /coordinator/borrowers/{id}/coupons/{couponId}/withdraw', ({ by, params, body }) =>
      withdrawCoupon(platform, by, { borrowerId: params.id, couponId: params.couponId, reason: body.reason }),
    ),
  ];
}
