import { anOperator, aStore, aUser, retailerId } from './sessions.ts';

/** The answers of a login that goes well; a test replaces the one it is about. */
export const signingIn = () =>
  ({
    'GET /configurations/public': () => ({}),
    'POST /auth/operators': () => ({ accessToken: 'token-1' }),
    'GET /auth': () => aUser(),
    'GET /coordinator/operators/{id}': () => anOperator(),
    'GET /retailers/{id}': () => ({ id: retailerId, fantasyName: 'Lojas Aurora' }),
    'GET /retailers/stores/{id}': () => aStore(),
    'GET /configurations': () => ({}),
  }) as const;
