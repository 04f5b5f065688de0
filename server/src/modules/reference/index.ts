export type { AddressLookup, PostalAddress } from './ports.ts';
export { municipalityOf, plainName } from './rules/municipalities.ts';
export { isProfession, professions } from './rules/professions.ts';
