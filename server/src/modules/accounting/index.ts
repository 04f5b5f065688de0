export { accrue } from './close-steps/accrue.ts';
export { addRecord } from './use-cases/records.ts';
