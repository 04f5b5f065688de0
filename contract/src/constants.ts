/** Plain values that server and screens must agree on. No schema reaches this file: the first page carries it. */
export { codeLimits } from './contracts/code-limits.ts';
export { cashierRoles, roles, secondFactorRoles } from './identity/enums.ts';
export { defaultPassword, isSimplePin, passwordFaults, passwordLength, pinLength } from './identity/own-secrets.ts';
