import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PaymentsPorts } from '../payments/index.ts';
import { cancelContract } from './use-cases/cancel-contract.ts';
import { previewCancellation } from './use-cases/preview-cancellation.ts';
import { showOptions } from './use-cases/show-options.ts';

export function cancellationRoutes(platform: Platform, ports: PaymentsPorts): Registration[] {
  return [
    serve('GET /coordinator/contracts/{id}/cancellation', ({ actor, params }) =>
      showOptions(platform, actor, params.id),
    ),
    serve('GET /coordinator/contracts/{id}/cancellation/preview', ({ actor, params, query }) =>
      previewCancellation(platform, actor, { contractId: params.id, ...query }),
    ),
    serve('POST /coordinator/contracts/{id}/cancellation', ({ by, params, body }) =>
      cancelContract(platform, ports, by, { contractId: params.id, ...body }),
    ),
  ];
}
