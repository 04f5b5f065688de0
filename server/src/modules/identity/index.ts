export { addOperator, type NewOperator } from './operators.ts';
export { identityRoutes, type IdentityOptions } from './routes.ts';
export { authenticate, revokeSessions } from './sessions.ts';
