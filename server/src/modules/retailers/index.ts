export { readConfiguration, type ConfigurationLayer } from './configuration.ts';
export {
  checkStore,
  findStore,
  retailerFact,
  retailersWhere,
  storeFact,
  storeNameFact,
  type IdRef,
  type RetailerFact,
  type StoreFact,
} from './facts.ts';
export {
  addStoreHoliday,
  hasOpenedSince,
  isHolidaySomewhere,
  localHolidaysFact,
  type StoreColumns,
  type StoreHoliday,
} from './holidays.ts';
export {
  isProviderFact,
  moveRetailerFragment,
  providerIdFact,
  retailerHoldFact,
  retailerLock,
  type RetailerHold,
} from './lock.ts';
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
export { makeProvider, NoProvider } from './use-cases/make-provider.ts';
