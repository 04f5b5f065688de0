export type { ApplicationsPorts } from './ports.ts';
export { shouldReevaluate } from './rules/status.ts';
