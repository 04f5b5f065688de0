export { type Approval, approvalUseFragment, readApproval } from './approvals.ts';
export {
  addOperators,
  analystsOf,
  colleagues,
  everyOperator,
  findOperatorByCpf,
  type NewOperator,
  operatorExistsFact,
  operatorNameFact,
  operatorPixKeyFact,
  staffFact,
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
export { signedIn } from './signed-in.ts';
