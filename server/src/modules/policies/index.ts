export { policyFact, type PolicyFact, type PolicyPlace } from './facts.ts';
export { addPolicy, type SystemPolicy } from './store.ts';
