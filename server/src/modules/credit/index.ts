export { type ArrearsFact, checkLimit, limitFact, type LimitFact, moveLimitFragment, onBorrower } from './limit.ts';
export type { CreditPorts } from './ports.ts';
export { creditRoutes } from './routes.ts';
