import { type Registration, type RequestFacts, serve } from '../../../kernel/http/serve.ts';
import { createPace } from '../../../kernel/pace.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { deviceName } from '../rules/device-name.ts';
import { CONFIRMATIONS_PER_MINUTE } from '../rules/limits.ts';
import type { Place } from '../sessions.ts';
import { addPasskey, offerPasskey } from '../second-factor/use-cases/enrol-passkey.ts';
import { confirmTotp, offerTotp } from '../second-factor/use-cases/enrol-totp.ts';
import { finishSignIn } from '../second-factor/use-cases/finish-sign-in.ts';
import { makeRecoveryCodes, removeSecondFactor } from '../second-factor/use-cases/remove-second-factor.ts';
import { resetSecondFactor } from '../second-factor/use-cases/reset-second-factor.ts';
import { changePassword } from './use-cases/change-password.ts';
import { changePin, removePin } from './use-cases/change-pin.ts';
import { endOtherSessions, endSession } from './use-cases/end-sessions.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { showSecurity } from './use-cases/show-security.ts';
import { unlockSession } from './use-cases/unlock-session.ts';

/** Where a session that is opened now will be known to be. */
export const placeOf = ({ address, userAgent }: RequestFacts): Place => ({ address, device: deviceName(userAgent) });

/** The own account, and the second factor. `paced` counts a sign-in of the caller's address. */
export function accountRoutes(platform: Platform, paced: (request: RequestFacts) => string): Registration[] {
  const pace = createPace(CONFIRMATIONS_PER_MINUTE);
  const confirming = ({ operatorId }: Actor, { address }: RequestFacts) => {
    if (!pace.take(operatorId, platform.clock.now())) refuse('TOO_MANY_REQUESTS');
    return address;
  };
  return [
    serve('POST /auth/operators/second-factor', ({ body, request }) => {
      paced(request);
      return finishSignIn(platform, body, placeOf(request), request.host);
    }),
    serve('POST /auth/operators/password', ({ body, request }) =>
      resetPassword(platform, body, paced(request)).then(() => undefined),
    ),
    serve('POST /auth/unlock', ({ by, actor, body, request }) =>
      unlockSession(platform, by, body, confirming(actor, request)).then(() => undefined),
    ),
    serve('GET /users/me/security', ({ actor }) => showSecurity(platform, actor)),
    serve('PUT /users/me/password', ({ by, actor, body, request }) =>
      changePassword(platform, by, body, confirming(actor, request)).then(() => undefined),
    ),
    serve('PUT /users/me/pin', ({ by, actor, body, request }) =>
      changePin(platform, by, body, confirming(actor, request)).then(() => undefined),
    ),
    serve('DELETE /users/me/pin', ({ by }) => removePin(platform, by).then(() => undefined)),
    serve('DELETE /users/me/sessions', ({ by }) => endOtherSessions(platform, by)),
    serve('DELETE /users/me/sessions/{id}', ({ by, params }) =>
      endSession(platform, by, params.id).then(() => undefined),
    ),
    ...factorRoutes(platform, confirming),
  ];
}

function factorRoutes(platform: Platform, confirming: (actor: Actor, request: RequestFacts) => string): Registration[] {
  return [
    serve('POST /users/me/second-factor/totp', ({ by, actor, body, request }) =>
      offerTotp(platform, by, body.password, confirming(actor, request)),
    ),
    serve('POST /users/me/second-factor/totp/confirmation', ({ by, actor, body, request }) => {
      confirming(actor, request);
      return confirmTotp(platform, by, body.code);
    }),
    serve('POST /users/me/second-factor/passkeys/offer', ({ by, actor, body, request }) =>
      offerPasskey(platform, by, body.password, confirming(actor, request)),
    ),
    serve('POST /users/me/second-factor/passkeys', ({ by, body, request }) =>
      addPasskey(platform, by, body, request.host),
    ),
    serve('POST /users/me/second-factor/recovery-codes', ({ by, actor, body, request }) =>
      makeRecoveryCodes(platform, by, body.password, confirming(actor, request)),
    ),
    serve('POST /users/me/second-factor/removal', ({ by, actor, body, request }) =>
      removeSecondFactor(platform, by, body, confirming(actor, request)).then(() => undefined),
    ),
    serve('POST /coordinator/operators/{id}/second-factor/reset', ({ by, params, query, body }) =>
      resetSecondFactor(platform, by, { ...query, operatorId: params.id, reason: body.reason }),
    ),
  ];
}
