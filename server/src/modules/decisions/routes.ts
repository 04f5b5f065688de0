import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { checkCreditPolicy } from './use-cases/check-credit-policy.ts';
import { showCreditDecision } from './use-cases/show-credit-decision.ts';
import { showCreditPolicy } from './use-cases/show-credit-policy.ts';
import { simulateCreditPolicy, simulateOnPast } from './use-cases/simulate-credit-policy.ts';

/** Credit policies for who decides on them, and what they decided. */
export function decisionsRoutes(platform: Platform): Registration[] {
  return [
    serve('GET /credit-policies/{id}', ({ actor, params }) => showCreditPolicy(platform, actor, params.id)),
    serve('POST /credit-policies/check', ({ body }) => Promise.resolve(checkCreditPolicy(body.sheet))),
    serve('POST /credit-policies/simulate', ({ actor, body }) => simulateCreditPolicy(platform, actor, body)),
    serve('POST /credit-policies/simulate-past', ({ actor, body }) => simulateOnPast(platform, actor, body.sheet)),
    serve('GET /credit-decisions/{id}', ({ actor, params }) => showCreditDecision(platform, actor, params.id)),
  ];
}
