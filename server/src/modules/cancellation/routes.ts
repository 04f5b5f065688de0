import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { cancelContract } from './use-cases/cancel-contract.ts';

export function cancellationRoutes(platform: Platform): Registration[] {
  return [
    serve('POST /coordinator/contracts/{id}/cancellation', ({ actor, claim, params, body }) =>
      cancelContract(platform, actor, claim, { contractId: params.id, ...body }),
    ),
  ];
}
