import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { CreditPorts } from './ports.ts';
import { notifyLimit } from './use-cases/notify-limit.ts';
import { showLimit } from './use-cases/show-limit.ts';

export function creditRoutes(platform: Platform, ports: CreditPorts): Registration[] {
  return [
    serve('GET /coordinator/borrowers/{id}/limits', ({ actor, params, query }) =>
      showLimit(platform, ports, actor, { borrowerId: params.id, storeId: query.storeId }),
    ),
    serve('POST /coordinator/borrowers/{id}/limit/notify', ({ actor, claim, params, body }) =>
      notifyLimit(platform, actor, claim, { borrowerId: params.id, storeId: body.storeId }),
    ),
  ];
}
