import { queryOptions } from '@tanstack/react-query';
import type { Wire } from '@balcao/contract';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type Address = Wire<'GET /reference/addresses/{cep}'>['answer'];
export type AddressSearch = Wire<'GET /reference/addresses'>['query'];

/** Some 2,600 names that change once in years. */
export const professionsQuery = queryOptions({
  queryKey: queryKeys.professions(),
  queryFn: ({ signal }) => call('GET /reference/professions', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The street that belongs to a CEP, as a check for who reads it aloud; without an answer nothing is held up. */
export const addressQuery = (cep: string) =>
  queryOptions({
    queryKey: queryKeys.addressOf(cep),
    queryFn: ({ signal }) => call('GET /reference/addresses/{cep}', { params: { cep }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export const searchAddresses = (query: AddressSearch) => call('GET /reference/addresses', { query });

/** 'Rua Recife, Adrianópolis, Manaus - AM'; a CEP of a whole town has neither street nor district. */
export const addressText = ({ logradouro, bairro, localidade, uf }: Address): string =>
  [logradouro, bairro, `${localidade} - ${uf}`].filter(Boolean).join(', ');
