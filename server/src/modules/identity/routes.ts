import { type Registration, type RequestFacts, serve } from '../../kernel/http/serve.ts';
import { createSheetReader } from '../../kernel/sheets/read/read-sheet.ts';
import { createPace } from '../../kernel/pace.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { randomCode } from '../../kernel/secrets.ts';
import type { SignOn } from './ports.ts';
import { CONFIRMATIONS_PER_MINUTE, LOGINS_PER_MINUTE } from './rules/limits.ts';
import { accountRoutes, placeOf } from './account/routes.ts';
import { createImportProgress } from './staff/sheet/progress.ts';
import { addColleagues } from './staff/use-cases/add-colleagues.ts';
import { readStaffSheet, staffTemplate } from './staff/use-cases/read-staff-sheet.ts';
import { addColleague } from './staff/use-cases/add-colleague.ts';
import { changeColleague } from './staff/use-cases/change-colleague.ts';
import { listStaff, showStaffing } from './staff/use-cases/list-staff.ts';
import { showHistory } from './staff/use-cases/show-history.ts';
import { unlockColleague } from './staff/use-cases/unlock-colleague.ts';
import { approveByPasskey, offerApproval } from './use-cases/approve-by-passkey.ts';
import { exchangeToken } from './use-cases/exchange-token.ts';
import { grantApproval } from './use-cases/grant-approval.ts';
import { identifyOperator } from './use-cases/identify-operator.ts';
import { requestLoginCode } from './use-cases/request-login-code.ts';
import { showOperator } from './use-cases/show-operator.ts';
import { showSession } from './use-cases/show-session.ts';
import { signIn } from './use-cases/sign-in.ts';
import { signInByCode } from './use-cases/sign-in-by-code.ts';
import { signOut } from './use-cases/sign-out.ts';
import { userView } from './views.ts';

export interface IdentityOptions {
  /** Sign-ins from one address a minute and process. */
  loginsPerMinute?: number;
  /** Makes the codes to sign in with; drawn at random when left out. */
  makeCode?: () => string;
  /** The company's own accounts; none when left out. */
  signOn?: SignOn;
}

const noSignOn: SignOn = { settings: () => null, verify: () => Promise.reject(new Error('no issuer is configured')) };

/** Signing in and out, who is signed in, and operators of the caller's retailer. */
export function identityRoutes(platform: Platform, options: IdentityOptions = {}): Registration[] {
  const { makeCode = randomCode, signOn = noSignOn } = options;
  const pace = createPace(options.loginsPerMinute ?? LOGINS_PER_MINUTE);
  const paced = ({ address }: RequestFacts) => {
    if (!pace.take(address, platform.clock.now())) refuse('TOO_MANY_REQUESTS');
    return address;
  };
  const passkeys = createPace(CONFIRMATIONS_PER_MINUTE);
  const signing = ({ operatorId }: Actor) => {
    if (!passkeys.take(operatorId, platform.clock.now())) refuse('TOO_MANY_REQUESTS');
  };
  return [
    serve('POST /auth/operators', ({ body, request }) =>
      signIn(platform, body, paced(request), placeOf(request).device),
    ),
    serve('POST /auth/operators/code', ({ body, request }) =>
      requestLoginCode(platform, makeCode, body, paced(request)),
    ),
    serve('POST /auth/operators/code/verify', ({ body, request }) =>
      signInByCode(platform, body, paced(request), placeOf(request).device),
    ),
    serve('GET /auth/exchange-tokens', ({ query, request }) => {
      paced(request);
      const { credential: token, log } = request;
      return exchangeToken(platform, signOn, { token, proof: query.proof, log, place: placeOf(request) });
    }),
    serve('POST /coordinator/approvals', ({ by, body, request }) => grantApproval(platform, by, body, paced(request))),
    serve('POST /coordinator/approvals/passkey/offer', ({ by, actor, body }) => {
      signing(actor);
      return offerApproval(platform, by, body);
    }),
    serve('POST /coordinator/approvals/passkey', ({ by, actor, body, request }) => {
      signing(actor);
      return approveByPasskey(platform, by, body, request.host);
    }),
    serve('GET /operators/identification', ({ actor, query }) => identifyOperator(platform, actor, query.document)),
    serve('GET /auth', ({ actor }) => Promise.resolve(userView(actor))),
    serve('POST /auth/logout', ({ by }) => signOut(platform, by).then(() => undefined)),
    serve('GET /users/me', ({ actor, query }) => showSession(platform, actor, query.storeId)),
    ...staffRoutes(platform),
    serve('GET /coordinator/operators/{id}', ({ actor, params }) => showOperator(platform, actor, params.id)),
    ...accountRoutes(platform, paced),
  ];
}

/** Who works where, for who manages them. */
function staffRoutes(platform: Platform): Registration[] {
  const readSheet = createSheetReader();
  const progress = createImportProgress();
  return [
    serve('GET /coordinator/operator-sheets/template', () => staffTemplate()),
    serve('POST /coordinator/operator-sheets', ({ by, body }) => readStaffSheet(platform, readSheet, by, body)),
    serve('POST /coordinator/operators/many', ({ by, body }) => addColleagues(platform, progress, by, body)),
    serve('GET /coordinator/operator-sheets/progress', async ({ actor }) => ({
      step: progress.of(actor.operatorId),
    })),
    serve('GET /coordinator/staffing', ({ by }) => showStaffing(platform, by)),
    serve('GET /coordinator/operators', ({ by, query }) => listStaff(platform, by, query)),
    serve('POST /coordinator/operators', ({ by, body }) => addColleague(platform, by, body)),
    serve('PUT /coordinator/operators/{id}', ({ by, params, body }) =>
      changeColleague(platform, by, { ...body, id: params.id }),
    ),
    serve('GET /coordinator/operators/{id}/history', ({ by, params, query }) =>
      showHistory(platform, by, { id: params.id, retailerId: query.retailerId }),
    ),
    serve('POST /coordinator/operators/{id}/unlock', ({ by, params, query }) =>
      unlockColleague(platform, by, { id: params.id, retailerId: query.retailerId }),
    ),
  ];
}
