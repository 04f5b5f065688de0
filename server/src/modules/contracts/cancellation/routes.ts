import { type Registration, serve } from '../../../kernel/http/serve.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { CancellationPorts } from './ports.ts';
import { cancelContract } from './use-cases/cancel-contract.ts';

/** Undoing a contract, whole or in part. */
export function cancellationRoutes(platform: Platform, ports: CancellationPorts): Registration[] {
  return [
    serve('POST /coordinator/contracts/{id}/cancellation', ({ actor, claim, params, body }) =>
      cancelContract(platform, ports, actor, claim, { contractId: params.id, ...body }),
    ),
  ];
}
