/** Plain values that server and screens must agree on. No schema reaches this file: the first page carries it. */
export { type ApplicationStatus, applicationStatuses } from './applications/enums.ts';
export {
  birthFault,
  isFullName,
  MOST_SECONDARY_PHONES,
  tidyFullName,
  typedFullName,
} from './borrowers/registration-rules.ts';
export { callLimits, codeLimits, faceLimits } from './contracts/code-limits.ts';
export { cashierRoles, roles, secondFactorRoles } from './identity/enums.ts';
export { isSimplePin, passwordFaults, passwordLength, pinLength } from './identity/own-secrets.ts';
export { rolesWithoutStore, staffNameFault, tidyName } from './identity/staff-rules.ts';
export { EVENT_NAME_LENGTH, saleSteps } from './events/names.ts';
export { MOST_STATEMENT_BYTES } from './reconciliation/enums.ts';
export {
  batchStatuses,
  batchSteps,
  MOST_RETURN_CHARACTERS,
  MOST_VOUCHER_BYTES,
  voucherTypes,
} from './transfers/enums.ts';
