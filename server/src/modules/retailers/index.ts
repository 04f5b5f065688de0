export { readBrands } from './brands.ts';
export { readConfiguration, type ConfigurationLayer } from './configuration.ts';
export {
  checkStore,
  debtorFact,
  dueBusinessDaysFact,
  findStore,
  findStoreById,
  namedRetailers,
  retailerFact,
  retailersWhere,
  retailersWithStores,
  storeFact,
  storeIdsFact,
  storeNameFact,
  type IdRef,
  type RetailerFact,
  type StoreFact,
} from './facts.ts';
export {
  countryHolidaysFact,
  goneCountryHolidayFragment,
  newCountryHolidayFragment,
  readCountryHolidays,
} from './country-holidays.ts';
export {
  addStoreHoliday,
  hasOpenedSince,
  isHolidaySomewhere,
  localHolidaysFact,
  type StoreColumns,
  type StoreHoliday,
} from './holidays.ts';
export { readingOf } from './house.ts';
export {
  isProviderFact,
  moveRetailerFragment,
  providerIdFact,
  retailerHoldFact,
  retailerLock,
  type RetailerHold,
} from './lock.ts';
export { isOnSafeList } from './rules/safe-list.ts';
export { enterLayer } from './layers/use-cases/enter-layer.ts';
export { settingTitle } from './layers/facts.ts';
export { readPublicConfiguration, type PublicFacts } from './public-configuration.ts';
export {
  addRetailer,
  addStore,
  InvalidConfiguration,
  saveConfiguration,
  savePublicConfiguration,
  type LayerKey,
  type NewRetailer,
  type NewStore,
} from './store.ts';
export { listStores } from './views.ts';
export { wordsFact } from './words.ts';
export { makeProvider, NoProvider } from './use-cases/make-provider.ts';
export {
  changedRetailerFragment,
  changedStoreFragment,
  goneHolidaysFragment,
  type KeptRetailer,
  keptRetailers,
  type KeptStore,
  keptStores,
  listKept,
  listKeptContacts,
  newHolidaysFragment,
  newRetailerFragment,
  newStoreFragment,
  type PlacedStore,
  placedStores,
  retailerStatusFragment,
  storeStatusFragment,
} from './keeping.ts';
export { statusOf } from './views.ts';
