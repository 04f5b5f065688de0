export { forgetLoginFailures, forgetSessions } from './forget-sign-ins.ts';
export { addOperator, type NewOperator, operatorExistsFact } from './operators.ts';
export { identityRoutes, type IdentityOptions } from './routes.ts';
export { authenticate, revokeSessions } from './sessions.ts';
