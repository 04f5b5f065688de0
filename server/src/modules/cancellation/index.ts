export type { PlanFact, Release } from '../payments/index.ts';
export { cancellationsOf, isReturnedFact } from './facts.ts';
export { cancelContract } from './use-cases/cancel-contract.ts';
