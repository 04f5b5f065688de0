import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { atHouse } from './at-house.ts';
import { askCare, askOwnErasure } from './use-cases/ask-care.ts';
import { decideCare } from './use-cases/decide-care.ts';
import { exportData } from './use-cases/export-data.ts';
import { listCareRequests, showCare, showOwnCare } from './use-cases/show-care.ts';
import { withdrawConsent } from './use-cases/withdraw-consent.ts';

/** Customers' rights over their data, by an analyst and by themselves. */
export function careRoutes(platform: Platform): Registration[] {
  return [
    serve('GET /coordinator/borrowers/{id}/care', ({ by, params }) => showCare(platform, by, params.id)),
    serve('POST /coordinator/borrowers/{id}/data-export', ({ by, params, body }) =>
      exportData(platform, { by, reason: body.reason }, params.id),
    ),
    serve('POST /coordinator/borrowers/{id}/care-requests', ({ by, params, body }) =>
      askCare(platform, by, params.id, body),
    ),
    serve('POST /coordinator/borrowers/{id}/consents/{consentId}/withdraw', ({ by, params, body }) =>
      withdrawConsent(platform, { by, reason: body.reason }, { borrowerId: params.id, consentId: params.consentId }),
    ),
    serve('GET /coordinator/care-requests', ({ by }) => listCareRequests(platform, by)),
    serve('PATCH /coordinator/care-requests/{borrowerId}/{id}', ({ by, params, body }) =>
      decideCare(platform, by, params, body),
    ),
    serve('GET /portal/care', ({ by }) => showOwnCare(platform, by)),
    serve('POST /portal/data-export', ({ by }) => atHouse(by, () => exportData(platform, { by }, by.borrowerId))),
    serve('POST /portal/erasure-requests', ({ by }) => askOwnErasure(platform, by)),
    serve('POST /portal/consents/{id}/withdraw', async ({ by, params }) => {
      await withdrawConsent(platform, { by }, { borrowerId: by.borrowerId, consentId: params.id });
      return showOwnCare(platform, by);
    }),
  ];
}
