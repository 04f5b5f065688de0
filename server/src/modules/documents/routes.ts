import { type Registration, serve } from '../../kernel/http/serve.ts';
import { createPace } from '../../kernel/pace.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { DocumentsPorts } from './ports.ts';
import { checkReceipt } from './use-cases/check-receipt.ts';
import { renderPaymentReceipts, showPaymentReceipts } from './use-cases/render/payment-receipts.ts';
import { renderPayoff, showPayoff } from './use-cases/render/payoff.ts';
import { renderPurchaseReceipt, showPurchaseReceipt } from './use-cases/render/purchase-receipt.ts';

/** From one address; a code has 80 bits, so this keeps the load low rather than guesses out. */
const CHECKS_PER_MINUTE = 30;

/** Receipts as PDF, and whether a paper is one of ours. */
export function documentsRoutes(platform: Platform, ports: DocumentsPorts): Registration[] {
  const pace = createPace(CHECKS_PER_MINUTE);
  return [
    serve('GET /receipts/{authenticationCode}', ({ params, request }) => {
      if (!pace.take(request.address, platform.clock.now())) refuse('TOO_MANY_REQUESTS');
      return checkReceipt(platform, ports, params.authenticationCode);
    }),
    serve('GET /contracts/{id}/render', ({ actor, params, query }) =>
      renderPurchaseReceipt(platform, ports, actor, { contractId: params.id, ...query }),
    ),
    serve('GET /contracts/{id}/render/blocks', ({ actor, params }) =>
      showPurchaseReceipt(platform, ports, actor, { contractId: params.id }),
    ),
    serve('GET /contracts/installments/payments/render/blocks', ({ actor, query }) =>
      showPaymentReceipts(platform, ports, actor, query),
    ),
    serve('GET /contracts/{id}/payoff/render', ({ actor, params, query }) =>
      renderPayoff(platform, ports, actor, { contractId: params.id, ...query }),
    ),
    serve('GET /contracts/{id}/payoff/render/blocks', ({ actor, params, query }) =>
      showPayoff(platform, ports, actor, { contractId: params.id, ...query }),
    ),
    serve('GET /contracts/installments/payments/render', ({ actor, query }) =>
      renderPaymentReceipts(platform, ports, actor, query),
    ),
    serve('GET /renegotiations/payments/render', ({ actor, query }) =>
      renderPaymentReceipts(platform, ports, actor, query),
    ),
  ];
}
