export { cancelContract } from './use-cases/cancel-contract.ts';
export type { CancellationPorts, PlanFact, Release } from './ports.ts';
export { cancellationsOf } from './facts.ts';
export { cancellationRoutes } from './routes.ts';
