import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PaymentsPorts } from './ports.ts';
import { listInstallments } from './use-cases/list-installments.ts';
import { payInstallments } from './use-cases/pay-installments.ts';

export function paymentsRoutes(platform: Platform, ports: PaymentsPorts): Registration[] {
  return [
    serve('GET /coordinator/contracts/installments', ({ actor, query }) => listInstallments(platform, actor, query)),
    serve('POST /coordinator/contracts/installments/{id}/payment', ({ actor, claim, params, body }) =>
      payInstallments(platform, ports, actor, claim, { ...body, installmentIds: [params.id] }),
    ),
    serve('POST /coordinator/contracts/installments/pay-multiple', ({ actor, claim, body }) =>
      payInstallments(platform, ports, actor, claim, body),
    ),
  ];
}
