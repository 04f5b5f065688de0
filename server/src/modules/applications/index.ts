export { addDecidedApplication } from './import.ts';
export { registrationsByDay } from './counts.ts';
export type { ApplicationsPorts } from './ports.ts';
export { shouldReevaluate } from './rules/status.ts';
export { newestOf } from './store.ts';
