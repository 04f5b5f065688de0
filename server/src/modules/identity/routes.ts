import { type Registration, serve } from '../../kernel/http/serve.ts';
import { createPace } from '../../kernel/pace.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { LOGINS_PER_MINUTE } from './rules/limits.ts';

import { showOperator } from './use-cases/show-operator.ts';
import { showSession } from './use-cases/show-session.ts';
import { signIn } from './use-cases/sign-in.ts';
import { signOut } from './use-cases/sign-out.ts';
import { userView } from './views.ts';

export interface IdentityOptions {
  /** Sign-ins from one address a minute and process. */
  loginsPerMinute?: number;
}

/** Signing in and out, who is signed in, and operators of the caller's retailer. */
export function identityRoutes(platform: Platform, options: IdentityOptions = {}): Registration[] {
  const pace = createPace(options.loginsPerMinute ?? LOGINS_PER_MINUTE);
  return [
    serve('POST /auth/operators', ({ body, request }) => {
      if (!pace.take(request.address, platform.clock.now())) refuse('TOO_MANY_REQUESTS');
      return signIn(platform, body);
    }),
    serve('GET /auth', ({ actor }) => Promise.resolve(userView(actor))),
    serve('POST /auth/logout', ({ by }) => signOut(platform, by).then(() => undefined)),
    serve('GET /users/me', ({ actor, query }) => showSession(platform, actor, query.storeId)),
    serve('GET /coordinator/operators/{id}', ({ actor, params }) => showOperator(platform, actor, params.id)),
  ];
}
