import type { Wire } from '@balcao/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type Security = Wire<'GET /users/me/security'>['answer'];
export type Factors = NonNullable<Security['secondFactor']>;

/** How the own account is protected; read anew whenever the page comes back. */
export const useSecurity = () =>
  useQuery({
    queryKey: queryKeys.security(),
    queryFn: ({ signal }) => call('GET /users/me/security', { signal }),
    staleTime: 0,
  });

/** Reads it anew after an act of the page. */
export function useReread(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryKeys.security() });
}
