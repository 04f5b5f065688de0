import { dayIn } from '../../kernel/clock.ts';
import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { enterPolicy } from './use-cases/enter-policy.ts';
import { previewPolicy } from './use-cases/preview-policy.ts';
import { showPolicy } from './use-cases/show-policy.ts';
import { withdrawPolicy } from './use-cases/withdraw-policy.ts';
import { listPolicies } from './views.ts';

/** Dated policies for who decides them: analysts, each for their own retailer. */
export function policiesRoutes(platform: Platform): Registration[] {
  return [
    serve('GET /policies', ({ actor, query }) =>
      listPolicies(platform.db, actor.retailerId, query, dayIn(actor.zone, platform.clock.now())),
    ),
    serve('GET /policies/{id}', ({ actor, params }) => showPolicy(platform, actor, params.id)),
    serve('POST /policies', ({ by, body }) => enterPolicy(platform, by, body)),
    serve('POST /policies/preview', ({ actor, body }) => previewPolicy(platform, actor, body)),
    serve('POST /policies/{id}/withdraw', ({ by, params, body }) =>
      withdrawPolicy(platform, by, { id: params.id, reason: body.reason }),
    ),
  ];
}
