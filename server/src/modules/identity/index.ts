export { addOperator, type NewOperator, operatorExistsFact } from './operators.ts';
export { authenticate, revokeSessions } from './sessions.ts';
