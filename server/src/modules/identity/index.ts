export {
  addOperators,
  colleagues,
  findOperatorByCpf,
  type NewOperator,
  operatorExistsFact,
  operatorNameFact,
} from './operators.ts';
export {
  changeOperatorFragments,
  changeOperatorPhoneFragment,
  isPhoneOfStaffFact,
  type OwnOperator,
  ownOperatorFact,
} from './own-data.ts';
export type { SignOn, SignOnClaims } from './ports.ts';
export { authenticate, revokeSessions } from './sessions.ts';
