import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PaymentsPorts } from '../payments/index.ts';
import { cancelContract } from './use-cases/cancel-contract.ts';

export function cancellationRoutes(platform: Platform, ports: PaymentsPorts): Registration[] {
  return [
    serve('POST /coordinator/contracts/{id}/cancellation', ({ by, params, body }) =>
      cancelContract(platform, ports, by, { contractId: params.id, ...body }),
    ),
  ];
}
