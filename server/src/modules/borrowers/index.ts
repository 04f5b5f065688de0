export {
  borrowerFact,
  borrowerIdFact,
  borrowerNameFact,
  cpfHashes,
  cpfOf,
  phoneOf,
  type BorrowerFact,
  type BorrowerRef,
} from './facts.ts';
export { grantFact, requireGrant, type GrantHolder } from './grants.ts';
export type { BorrowersPorts } from './ports.ts';
export { completeCpf } from './rules/complete-cpf.ts';
export { addBorrower, type BorrowerImage, type NewBorrower } from './store.ts';
export { findBorrower } from './use-cases/find-borrower.ts';
