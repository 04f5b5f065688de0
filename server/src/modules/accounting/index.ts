export type { AccountingPorts } from './ports.ts';
export { accrue } from './close-steps/accrue.ts';
export { addRecord, newRecord } from './use-cases/records.ts';
