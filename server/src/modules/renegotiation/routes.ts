import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { MakeCode } from '../contracts/index.ts';
import type { PaymentsPorts } from '../payments/index.ts';
import { acceptAgreement } from './use-cases/accept-agreement.ts';
import { breakAgreement } from './use-cases/break-agreement.ts';
import { listAgreementPayments } from './use-cases/list-agreement-payments.ts';
import { listEligibleDebts } from './use-cases/list-eligible-debts.ts';
import { payAgreement } from './use-cases/pay-agreement.ts';
import { requestAgreementCode } from './use-cases/request-agreement-code.ts';
import { showAgreement } from './use-cases/show-agreement.ts';
import { simulateAgreement } from './use-cases/simulate-agreement.ts';

/** Agreements on late debts: simulate, accept with the customer's code, pay, break. */
export function renegotiationRoutes(platform: Platform, ports: PaymentsPorts, makeCode: MakeCode): Registration[] {
  return [
    serve('GET /coordinator/renegotiations/eligible-debts', ({ actor, query }) =>
      listEligibleDebts(platform, actor, query),
    ),
    serve('POST /coordinator/renegotiations/simulations', ({ by, body }) => simulateAgreement(platform, by, body)),
    serve('POST /coordinator/renegotiations/{id}/code', ({ by, params, body }) =>
      requestAgreementCode(platform, makeCode, by, { ...body, renegotiationId: params.id }),
    ),
    serve('POST /coordinator/renegotiations/{id}/accept', ({ by, params, body }) =>
      acceptAgreement(platform, by, { ...body, renegotiationId: params.id }),
    ),
    serve('GET /coordinator/renegotiations/payments', ({ actor, query }) =>
      listAgreementPayments(platform, actor, query),
    ),
    serve('POST /coordinator/renegotiations/payments', ({ by, body }) => payAgreement(platform, ports, by, body)),
    serve('GET /coordinator/renegotiations/{id}', ({ actor, params }) => showAgreement(platform, actor, params.id)),
    serve('POST /coordinator/renegotiations/{id}/break', ({ by, params, body }) =>
      breakAgreement(platform, by, { ...body, renegotiationId: params.id }),
    ),
  ];
}
