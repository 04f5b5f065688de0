import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PaymentsPorts } from './ports.ts';
import { listInstallments } from './amounts/use-cases/list-installments.ts';
import { listPayments } from './receiving/use-cases/list-payments.ts';
import { payAmount } from './receiving/use-cases/pay-amount.ts';
import { payInstallments } from './receiving/use-cases/pay-installments.ts';
import { previewAmount } from './receiving/use-cases/preview-amount.ts';
import { quotePayoff } from './payoff/use-cases/quote-payoff.ts';
import { renderStatement, showStatement } from './statement/show-statement.ts';
import { undoPayment } from './undo/use-cases/undo-payment.ts';

export function paymentsRoutes(platform: Platform, ports: PaymentsPorts): Registration[] {
  return [
    serve('GET /coordinator/contracts/installments', ({ actor, query }) => listInstallments(platform, actor, query)),
    serve('POST /coordinator/contracts/installments/{id}/payment', ({ by, params, body }) =>
      payInstallments(platform, ports, by, { ...body, installmentIds: [params.id] }),
    ),
    serve('POST /coordinator/contracts/installments/pay-multiple', ({ by, body }) =>
      payInstallments(platform, ports, by, body),
    ),
    serve('POST /coordinator/contracts/{id}/payments', ({ by, params, body }) =>
      payAmount(platform, ports, by, { ...body, contractId: params.id }),
    ),
    serve('GET /coordinator/contracts/{id}/payments/preview', ({ actor, params, query }) =>
      previewAmount(platform, actor, { contractId: params.id, amountCents: query.amount }),
    ),
    serve('GET /coordinator/contracts/{id}/payments', ({ actor, params }) => listPayments(platform, actor, params.id)),
    serve('GET /coordinator/contracts/{id}/payoff', ({ actor, params }) => quotePayoff(platform, actor, params.id)),
    serve('GET /coordinator/borrowers/{id}/statement', ({ actor, params, query }) =>
      showStatement(platform, actor, { ...query, borrowerId: params.id }),
    ),
    serve('GET /coordinator/borrowers/{id}/statement/render', ({ actor, params, query }) =>
      renderStatement(platform, actor, { ...query, borrowerId: params.id }),
    ),
    serve('POST /coordinator/payments/{id}/undo', ({ by, params, body }) =>
      undoPayment(platform, ports, by, { ...body, paymentId: params.id }),
    ),
  ];
}
