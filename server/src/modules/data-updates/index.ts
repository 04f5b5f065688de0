export { erasedPhoneChangesFragment, waitingPhoneChanges } from './phone-changes.ts';
export { askPhoneChange } from './use-cases/ask-phone-change.ts';
export { beginDataVisit } from './use-cases/begin-visit.ts';
export { claimPhoneChange, releasePhoneChange } from './use-cases/claim-phone-change.ts';
export { requestPhoneCode } from './use-cases/request-phone-code.ts';
export { verifyDataCode } from './use-cases/verify-code.ts';
