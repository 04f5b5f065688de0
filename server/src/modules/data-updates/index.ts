export { askPhoneChange } from './use-cases/ask-phone-change.ts';
export { beginDataVisit } from './use-cases/begin-visit.ts';
export { requestPhoneCode } from './use-cases/request-phone-code.ts';
export { verifyDataCode } from './use-cases/verify-code.ts';
