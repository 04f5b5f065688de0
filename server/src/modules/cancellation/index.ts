export type { PlanFact, Release } from '../payments/index.ts';
export { canceledContractFact, cancellationsOf, isReturnedFact } from './facts.ts';
export { cancelContract } from './use-cases/cancel-contract.ts';
