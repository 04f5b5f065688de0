import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { asSystem } from '../../kernel/row-security/scope.ts';
import { verifyPhone } from '../borrowers/index.ts';
import { beginApplication } from './use-cases/begin-application.ts';
import { claimApplication, releaseApplication } from './use-cases/claim-application.ts';
import { decideByPerson } from './use-cases/decide-by-person.ts';
import { listDesk } from './use-cases/list-desk.ts';
import { askOwnReview, showOwnDecision } from './use-cases/own-decision.ts';
import { preDecide } from './use-cases/pre-decide.ts';
import { askReview, reevaluate } from './use-cases/reevaluate.ts';
import { sendOnlineApplication } from './use-cases/send-online-application.ts';
import { showApplicationStatus } from './use-cases/show-status.ts';
import { startApplication } from './use-cases/start-application.ts';
import { type OnlineProviders, onlineRoutes } from './online/online-routes.ts';
import type { Engine } from './views.ts';

/** Registrations of customers, the desk of those that wait for a person, and the customer's own page. */
export function applicationsRoutes(platform: Platform, engine: Engine, providers: OnlineProviders): Registration[] {
  return [
    serve('POST /application-engine/pre-application', ({ by, body, request }) =>
      beginApplication(platform, engine, by, { ask: body, host: request.host }),
    ),
    serve('PATCH /borrowers/{id}/phones/{phoneId}/verify', async ({ by, params, body }) => {
      const phone = await verifyPhone(platform, by, { params, body });
      // Once the phone is written: an answer that never comes keeps nobody from going on.
      return { phone, status: await asSystem('registration', () => preDecide(platform, engine, params.id)) };
    }),
    serve('POST /application-engine/application', ({ by, body }) => startApplication(platform, engine, by, body)),
    serve('GET /application-engine/borrowers/{id}/applications/status', ({ by, params }) =>
      showApplicationStatus(platform, engine, by, params.id),
    ),
    serve('POST /application-engine/application/online/url/send', ({ by, body, request }) =>
      sendOnlineApplication(platform, by, { borrowerId: body.borrowerId, host: request.host }),
    ),
    serve('POST /application-engine/reevaluate', ({ by, body }) => reevaluate(platform, engine, by, body)),
    serve('POST /application-engine/application/review', ({ by, body }) =>
      askReview(platform, engine, by, { ...body, storeId: by.actor.storeId }),
    ),
    serve('GET /coordinator/applications', ({ actor, query }) => listDesk(platform, actor, query)),
    serve('POST /coordinator/applications/{borrowerId}/{id}/claim', ({ by, params }) =>
      claimApplication(platform, engine, by, params),
    ),
    serve('POST /coordinator/applications/{borrowerId}/{id}/release', ({ by, params }) =>
      releaseApplication(platform, by, params),
    ),
    serve('PATCH /coordinator/applications/{borrowerId}/{id}', ({ by, params, body }) =>
      decideByPerson(platform, engine, by, { key: params, ask: body }),
    ),
    serve('GET /portal/decision', ({ by }) => showOwnDecision(platform, engine, by)),
    serve('POST /portal/decision/review', ({ by, body }) => askOwnReview(platform, engine, by, body)),
    ...onlineRoutes(platform, engine, providers),
  ];
}
