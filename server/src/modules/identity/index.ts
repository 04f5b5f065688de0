export { type Approval, approvalUseFragment, readApproval } from './approvals.ts';
export {
  addOperators,
  colleagues,
  everyOperator,
  type NewOperator,
  operatorExistsFact,
  operatorNameFact,
  staffFact,
} from './operators.ts';
export type { SignOn, SignOnClaims } from './ports.ts';
export { authenticate, revokeSessions } from './sessions.ts';
