export { policyByIdFact, policyDocumentFact, policyFact, type PolicyFact, type PolicyPlace } from './facts.ts';
export type { PoliciesPorts } from './ports.ts';
export { addPolicy, type SystemPolicy } from './store.ts';
export { policiesOfKind } from './views.ts';
