export { addDecidedApplication } from './import.ts';
export { registrationsByDay } from './counts.ts';
export { isRegistrationOpenFact, waitingRegistrations } from './desk.ts';
export type { ApplicationsPorts } from './ports.ts';
export { shouldReevaluate } from './rules/status.ts';
export { erasedNotesFragment, newestOf, registrationsOf } from './store.ts';
export { releaseApplication, takeApplication } from './use-cases/claim-application.ts';
