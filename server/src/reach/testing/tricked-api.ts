import { type RouteName, type RouteShape, routes } from '@balcao/contract';
import type { FastifyInstance } from 'fastify';
import { assemble, readAppConfig } from '../../app.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Doors } from '../../kernel/http/asker.ts';
import { registerRoutes } from '../../kernel/http/register.ts';
import type { Call, Registration } from '../../kernel/http/serve.ts';
import { createHttpServer } from '../../kernel/http/server.ts';
import type { Platform } from '../../kernel/platform.ts';
import { within } from '../../kernel/row-security/scope.ts';
import { routedDb } from '../../testing/database.ts';
import { prepared } from '../../testing/prepared.ts';
import { CODE } from '../../testing/shop.ts';

/** What one call is told of who asks; what its statements reach is the session's all the same. */
export interface Trick {
  /** Whom its handler believes to be asked by; the session's own operator when left out. */
  operator?: Pick<Actor, 'retailerId' | 'operatorId' | 'storeId'> | undefined;
  /** Whom a handler of the portal believes to be asked by. */
  borrowerId?: string | undefined;
  /** Its statements run as those of a request without a session would: one that nothing asked who it was. */
  isOfNobody?: boolean;
}

export interface TrickedApi {
  app: FastifyInstance;
  /** Of the next call: they come one by one. */
  trick: Trick;
}

/** Where a request comes that has no session. */
const nowhere = { retailerId: null, operatorId: null, borrowerId: null };

function tricking(api: TrickedApi, { handle, ...registration }: Registration): Registration {
  const believing = (call: Call<RouteName>) => {
    const { operator, borrowerId } = api.trick;
    if (call.by?.kind === 'customer') {
      const customer = borrowerId === undefined ? {} : { borrowerId };
      return handle({ ...call, actor: Object.assign({}, call.actor, customer), by: { ...call.by, ...customer } });
    }
    if (!call.by) return handle(call);
    // Not their role: that is the one which was let through.
    const { retailerId, operatorId, storeId } = operator ?? call.by.actor;
    const actor = { ...call.by.actor, retailerId, operatorId, storeId };
    return handle({ ...call, actor, by: { ...call.by, actor } });
  };
  return {
    ...registration,
    handle: (call) => (api.trick.isOfNobody && call.by ? within(nowhere, () => believing(call)) : believing(call)),
  };
}

/** Lets every role through where the route takes some: their session's reach stays what it is. */
const passing =
  ({ authenticate }: Pick<Doors, 'authenticate'>, name: () => RouteName): Doors['authenticate'] =>
  async (token, borrower) => {
    const actor = await authenticate(token, borrower);
    const { access }: RouteShape = routes[name()];
    const [role] = typeof access === 'string' ? [] : access;
    return actor && role ? { ...actor, role } : actor;
  };

/** The API with every check of the app passed: of the role by the door, of whose it is by telling handlers another asker. */
export function prepareTrickedApi(platform: Platform): TrickedApi {
  return prepared(
    async () => {
      const config = readAppConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0' });
      const app = await createHttpServer(config, platform.brand.nameAt);
      const assembled = assemble({ ...platform, db: routedDb(platform.db) }, config, () => CODE);
      const api: TrickedApi = { app, trick: {} };
      let asked: RouteName = 'GET /auth';
      const nameBorrower: Doors['nameBorrower'] = (name, request) => {
        asked = name;
        return assembled.nameBorrower(name, request);
      };
      const doors = { ...assembled, nameBorrower, authenticate: passing(assembled, () => asked) };
      registerRoutes(
        app,
        assembled.routes.map((each) => tricking(api, each)),
        doors,
      );
      return api;
    },
    { end: ({ app }) => app.close() },
  );
}
