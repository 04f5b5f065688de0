import { dayIn } from '../../kernel/clock.ts';
import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PoliciesPorts } from './ports.ts';
import { approvePolicy } from './use-cases/approve-policy.ts';
import { endCampaign } from './use-cases/end-campaign.ts';
import { enterPolicy } from './use-cases/enter-policy.ts';
import { listPolicyKinds } from './use-cases/list-policy-kinds.ts';
import { previewPolicy } from './use-cases/preview-policy.ts';
import { showPolicy } from './use-cases/show-policy.ts';
import { withdrawPolicy } from './use-cases/withdraw-policy.ts';
import { listPolicies } from './views.ts';

/** Dated policies for who decides them: analysts, each for their own retailer. */
export function policiesRoutes(platform: Platform, ports: PoliciesPorts): Registration[] {
  return [
    serve('GET /policies', ({ actor, query }) =>
      listPolicies(platform.db, actor.retailerId, query, dayIn(actor.zone, platform.clock.now())),
    ),
    serve('GET /policies/kinds', ({ actor }) => listPolicyKinds(platform, actor)),
    serve('GET /policies/{id}', ({ actor, params }) => showPolicy(platform, actor, params.id)),
    serve('POST /policies', ({ by, body }) => enterPolicy(platform, by, body)),
    serve('POST /policies/preview', ({ actor, body }) => previewPolicy(platform, ports, actor, body)),
    serve('POST /policies/{id}/approve', ({ by, params }) => approvePolicy(platform, by, params.id)),
    serve('POST /policies/{id}/end', ({ by, params, body }) =>
      endCampaign(platform, by, { id: params.id, reason: body.reason }),
    ),
    serve('POST /policies/{id}/withdraw', ({ by, params, body }) =>
      withdrawPolicy(platform, by, { id: params.id, reason: body.reason }),
    ),
  ];
}
