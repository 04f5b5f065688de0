import { queryOptions } from '@tanstack/react-query';
import type { Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type AddressSearch = Wire<'GET /reference/addresses'>['query'];

/** Some 2,600 names that change once in years. */
export const professionsQuery = queryOptions({
  queryKey: queryKeys.professions(),
  queryFn: ({ signal }) => call('GET /reference/professions', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const findAddress = (cep: string) => call('GET /reference/addresses/{cep}', { params: { cep } });

export const searchAddresses = (query: AddressSearch) => call('GET /reference/addresses', { query });
