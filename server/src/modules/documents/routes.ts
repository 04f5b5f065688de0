import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { DocumentsPorts } from './ports.ts';
import { renderPaymentReceipts } from './use-cases/render/payment-receipts.ts';
import { renderPayoff } from './use-cases/render/payoff.ts';
import { renderPurchaseReceipt } from './use-cases/render/purchase-receipt.ts';

/** Receipts as PDF. */
export function documentsRoutes(platform: Platform, ports: DocumentsPorts): Registration[] {
  return [
    serve('GET /contracts/{id}/render', ({ actor, params }) =>
      renderPurchaseReceipt(platform, ports, actor, { contractId: params.id }),
    ),
    serve('GET /contracts/{id}/payoff/render', ({ actor, params, query }) =>
      renderPayoff(platform, ports, actor, { contractId: params.id, storeId: query.storeId }),
    ),
    serve('GET /contracts/installments/payments/render', ({ actor, query }) =>
      renderPaymentReceipts(platform, ports, actor, query),
    ),
    serve('GET /renegotiations/payments/render', ({ actor, query }) =>
      renderPaymentReceipts(platform, ports, actor, query),
    ),
  ];
}
