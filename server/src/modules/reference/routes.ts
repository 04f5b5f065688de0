import { type Registration, serve } from '../../kernel/http/serve.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { AddressLookup } from './ports.ts';
import { municipalitiesOf, states } from './rules/municipalities.ts';
import { professions } from './rules/professions.ts';
import { findAddress, searchAddresses } from './use-cases/find-address.ts';

export function referenceRoutes(platform: Platform, lookup: AddressLookup): Registration[] {
  return [
    serve('GET /reference/professions', () => Promise.resolve([...professions])),
    serve('GET /reference/states', () => Promise.resolve([...states])),
    serve('GET /reference/states/{uf}/municipalities', ({ params }) =>
      Promise.resolve([...municipalitiesOf(params.uf)]),
    ),
    serve('GET /reference/addresses/{cep}', ({ params }) => findAddress(platform, lookup, params.cep)),
    serve('GET /reference/addresses', ({ query }) => searchAddresses(platform, lookup, query)),
  ];
}
