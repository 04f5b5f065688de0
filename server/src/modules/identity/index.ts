export { addOperators, colleagues, type NewOperator, operatorExistsFact, operatorNameFact } from './operators.ts';
export { authenticate, revokeSessions } from './sessions.ts';
