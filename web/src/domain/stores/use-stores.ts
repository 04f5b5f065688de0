import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { SelectOption } from '../../ui/field/select.tsx';

/** The active stores of the retailer as options, by name. */
export function useStores() {
  return useQuery({
    queryKey: queryKeys.activeStores(),
    queryFn: ({ signal }) => call('GET /retailers/stores', { query: { status: 'active' }, signal }),
    select: (stores): readonly SelectOption[] =>
      stores
        .map(({ id, name }) => ({ value: id, label: name }))
        .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR')),
  });
}
