import type { Clock } from '../../kernel/clock.ts';
import type { AddressLookup } from '../../modules/reference/index.ts';
import type { AddressLookupConfig } from './config.ts';
import { embeddedSample } from './embedded-sample.ts';
import { httpLookup } from './http-lookup.ts';

export { addressLookupConfig } from './config.ts';

/** Who knows addresses, as the configuration says. */
export const addressLookup = (config: AddressLookupConfig, clock: Clock): AddressLookup =>
  config.provider === 'http' ? httpLookup({ url: config.url, clock }) : embeddedSample();
