export {
  addOperators,
  colleagues,
  everyOperator,
  type NewOperator,
  operatorExistsFact,
  operatorNameFact,
} from './operators.ts';
export type { SignOn, SignOnClaims } from './ports.ts';
export { authenticate, revokeSessions } from './sessions.ts';
