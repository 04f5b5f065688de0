import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { BoletoBankPorts } from '../invoices/index.ts';
import type { PixPorts } from '../pix/index.ts';
import { chargeByPix } from './use-cases/charge-by-pix.ts';
import { listBillings, listPayments, sumUnbilled } from './use-cases/list-billings.ts';
import { reissueBilling } from './use-cases/reissue-billing.ts';
import { renderBilling } from './use-cases/render-billing.ts';
import { listWaitingReceipts, returnReceipt } from './use-cases/waiting-receipts.ts';

export function billingsRoutes(platform: Platform, bank: BoletoBankPorts, pix: PixPorts): Registration[] {
  return [
    serve('GET /billings', ({ actor, query }) => listBillings(platform, actor, query)),
    serve('GET /billings/payments/agg', ({ actor, query }) => sumUnbilled(platform, actor, query)),
    serve('GET /billings/payments/retailer', ({ actor, query }) => listPayments(platform, actor, query)),
    serve('POST /billings/{id}/reissue', ({ by, params, body }) =>
      reissueBilling(platform, by, { id: params.id, retailerId: body.retailerId }),
    ),
    serve('POST /billings/{id}/pix', ({ by, params, body }) =>
      chargeByPix(platform, pix, by, { id: params.id, retailerId: body.retailerId }),
    ),
    serve('GET /billings/{id}/render', ({ actor, params, query }) =>
      renderBilling(platform, bank, actor, { id: params.id, retailerId: query.retailerId }),
    ),
    serve('GET /billings/receipts/waiting', ({ actor }) => listWaitingReceipts(platform, actor)),
    serve('POST /billings/receipts/{id}/return', ({ by, params, body }) =>
      returnReceipt(platform, by, { ...params, ...body }),
    ),
  ];
}
