import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import { askPhoneChange } from './use-cases/ask-phone-change.ts';
import { beginDataVisit } from './use-cases/begin-visit.ts';
import { changeOwnData } from './use-cases/change-data.ts';
import { claimPhoneChange, releasePhoneChange } from './use-cases/claim-phone-change.ts';
import { decidePhoneChange } from './use-cases/decide-phone-change.ts';
import { listPhoneChanges } from './use-cases/list-phone-changes.ts';
import { makeDataLink } from './use-cases/make-link.ts';
import { openDataLink } from './use-cases/open-link.ts';
import { requestDataCode } from './use-cases/request-code.ts';
import { requestPhoneCode } from './use-cases/request-phone-code.ts';
import { showOwnData } from './use-cases/show-data.ts';
import { verifyDataCode } from './use-cases/verify-code.ts';
import { withdrawPhoneChange } from './use-cases/withdraw-phone-change.ts';
import { endVisit } from './visits.ts';

/** Own data of operators and customers, and requests for another phone. */
export function dataUpdatesRoutes(platform: Platform, makeCode: () => string): Registration[] {
  return [
    serve('GET /retailers-onboarding/operators/data-validation-link', ({ by, query }) =>
      makeDataLink(platform, by, query.document),
    ),
    serve('POST /data-update/links/open', ({ body, request }) => openDataLink(platform, body, request.address)),
    serve('POST /data-update/visits', ({ body, request }) => beginDataVisit(platform, makeCode, body, request.address)),
    serve('POST /data-update/code', ({ body }) => requestDataCode(platform, makeCode, body)),
    serve('POST /data-update/code/verify', ({ body }) => verifyDataCode(platform, body)),
    serve('POST /data-update/data', ({ body }) => showOwnData(platform, body.key)),
    serve('PATCH /data-update/data', ({ body }) => changeOwnData(platform, body)),
    serve('POST /data-update/phone', ({ body }) => requestPhoneCode(platform, makeCode, body)),
    serve('POST /data-update/phone/verify', ({ body }) => askPhoneChange(platform, body)),
    serve('POST /data-update/phone/withdraw', ({ body }) => withdrawPhoneChange(platform, body.key)),
    serve('POST /data-update/end', ({ body }) =>
      endVisit(platform.db, body.key, platform.clock.now()).then(() => undefined),
    ),
    serve('GET /coordinator/phone-changes', ({ actor, query }) => listPhoneChanges(platform, actor, query)),
    serve('POST /coordinator/phone-changes/{personId}/{id}/claim', ({ by, params }) =>
      claimPhoneChange(platform, by, params),
    ),
    serve('POST /coordinator/phone-changes/{personId}/{id}/release', ({ by, params }) =>
      releasePhoneChange(platform, by, params),
    ),
    serve('PATCH /coordinator/phone-changes/{personId}/{id}', ({ by, params, body }) =>
      decidePhoneChange(platform, by, params, body),
    ),
  ];
}
