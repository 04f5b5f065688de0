export {
  borrowerFact,
  borrowerIdFact,
  borrowerNameFact,
  cpfOf,
  findCpf,
  maskedCpfs,
  phoneOf,
  registeredAtFact,
  type BorrowerFact,
  type BorrowerRef,
} from './facts.ts';
export { grantFact, openGrantFragment, requireGrant, type GrantHolder } from './grants.ts';
export {
  changeBorrowerFragment,
  changeBorrowerPhoneFragment,
  isPhoneOfOtherFact,
  type OwnBorrower,
  ownBorrowerFact,
} from './own-data.ts';
export type { BorrowerRow } from './tables.ts';
export { phoneSignals, type PhoneSignals } from './phone-signals.ts';
export type { BorrowersPorts } from './ports.ts';
export { granted, isGranted, ofBorrower, ofDocument } from './reach.ts';
export { lookUps } from './rules/look-ups.ts';
export { completeCpf } from './rules/complete-cpf.ts';
export {
  addBorrower,
  type BorrowerImage,
  type NewBorrower,
  newPortraitFragment,
  switchPurchasesFragment,
} from './store.ts';
export {
  asRegistration,
  borrowerStatusFragment,
  findRegistering,
  findServed,
  type Registering,
  type RegisteringView,
  registeringView,
  type Registrar,
  registrationDataFragment,
} from './registration/facts.ts';
export { changeRegistrationData, chooseBillDueDay } from './registration/change-data.ts';
export { verifyPhone } from './registration/verify-phone.ts';
export { knownPhoneFragment, newPhoneRow, phonesOf, primaryOf } from './registration/phones.ts';
export { consentFragments, type ConsentRow, consentsOf, hasWithdrawn, withdrawConsentFragment } from './consents.ts';
export { erasedContactFragments, erasedImagesFragment, mergedFragment } from './erasure.ts';
export { cpfHashes } from './facts.ts';
export { findByCpfHash, hasImages } from './views.ts';
export { newBorrowerFragments, type RegisteredBy, rewardJob } from './store.ts';
export { findBorrower } from './use-cases/find-borrower.ts';
export { findPortrait } from './views.ts';
