import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { AddressLookup, PostalAddress, StreetAsked } from '../ports.ts';

const MOST = 50;

type Logging = Pick<Platform, 'log'>;

/** What came of asking; a service that is away is logged by its failure alone, which names no address. */
async function answered<T>({ log }: Logging, asking: Promise<T>): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    log.warn({ failure: error instanceof Error ? error.message : 'unknown' }, 'address lookup away');
    refuse('ADDRESS_LOOKUP_AWAY');
  }
}

/** @throws Refusal ADDRESS_NOT_FOUND, ADDRESS_LOOKUP_AWAY. */
export async function findAddress(platform: Logging, lookup: AddressLookup, cep: string): Promise<PostalAddress> {
  return (await answered(platform, lookup.byCep(cep))) ?? refuse('ADDRESS_NOT_FOUND');
}

/** @throws Refusal INVALID_ADDRESS when nothing is found, ADDRESS_LOOKUP_AWAY. */
export async function searchAddresses(
  platform: Logging,
  lookup: AddressLookup,
  asked: StreetAsked,
): Promise<PostalAddress[]> {
  const found = await answered(platform, lookup.byStreet(asked));
  if (found.length === 0) refuse('INVALID_ADDRESS');
  return found.slice(0, MOST);
}
