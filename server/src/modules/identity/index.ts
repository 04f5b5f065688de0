export { addOperator, type NewOperator, operatorExistsFact } from './operators.ts';
export { identityRoutes, type IdentityOptions } from './routes.ts';
export { authenticate, revokeSessions } from './sessions.ts';
