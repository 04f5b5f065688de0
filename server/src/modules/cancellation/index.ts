export type { PlanFact, Release } from '../payments/index.ts';
export { cancellationsOf, isReturnedFact } from './facts.ts';
export { cancellationRoutes } from './routes.ts';
export { cancelContract } from './use-cases/cancel-contract.ts';
