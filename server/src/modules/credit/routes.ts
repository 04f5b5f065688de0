import type { CivilDate } from '@balcao/contract';
import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { CreditPorts } from './ports.ts';
import { acceptEvaluation } from './use-cases/accept-evaluation.ts';
import { changeLimitBlock, changeTotalLimit } from './use-cases/change-limit.ts';
import { decideLimitRequest } from './use-cases/decide-limit-request.ts';
import { evaluateCredit } from './use-cases/evaluate-credit.ts';
import { findEvaluation } from './use-cases/find-evaluation.ts';
import { listIncentives } from './use-cases/list-incentives.ts';
import { listLimitRequests } from './use-cases/list-limit-requests.ts';
import { nextCoupon } from './use-cases/next-coupon.ts';
import { notifyLimit } from './use-cases/notify-limit.ts';
import { requestLimit } from './use-cases/request-limit.ts';
import { showLimit } from './use-cases/show-limit.ts';
import { showLimitHistory } from './use-cases/show-limit-history.ts';

export function creditRoutes(platform: Platform, ports: CreditPorts): Registration[] {
  return [...limitRoutes(platform, ports), ...programRoutes(platform, ports)];
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
      findEvaluation(platform, actor, { ...query, sourceProduct: query.sourceProduct, results: query.results }),
    ),
    serve('PATCH /tx-credit/evaluations/{id}/accept', ({ by, params }) => acceptEvaluation(platform, by, params.id)),
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
