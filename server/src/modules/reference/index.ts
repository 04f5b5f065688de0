export type { AddressLookup, PostalAddress } from './ports.ts';
export { findAddress } from './use-cases/find-address.ts';
export { municipalityOf, plainName } from './rules/municipalities.ts';
export { isProfession, professions } from './rules/professions.ts';
