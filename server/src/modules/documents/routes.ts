import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { DocumentsPorts } from './ports.ts';
import { renderPaymentReceipts } from './use-cases/render-payment-receipts.ts';
import { renderPurchaseReceipt } from './use-cases/render-purchase-receipt.ts';

/** Receipts as PDF. */
export function documentsRoutes(platform: Platform, ports: DocumentsPorts): Registration[] {
  return [
    serve('GET /contracts/{id}/render', ({ actor, params }) =>
      renderPurchaseReceipt(platform, actor, { contractId: params.id }),
    ),
    serve('GET /contracts/installments/payments/render', ({ actor, query }) =>
      renderPaymentReceipts(platform, ports, actor, query),
    ),
  ];
}
