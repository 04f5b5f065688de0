import { today } from '@balcao/contract/kernel';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { monthSoFar, type Period, periodIn } from './rules/period.ts';

interface Search {
  readonly inicio?: unknown;
  readonly fim?: unknown;
  readonly loja?: unknown;
}

/** A report in the address. */
export const addressOf = ({ startDate, endDate }: Period, storeId: string | undefined) =>
  ({ inicio: startDate, fim: endDate, loja: storeId }) as Record<string, unknown>;

/** Period and store of a report, which the address holds: a refresh or a link shows the same. */
export function usePeriod() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = periodIn(search, today());
  return {
    /** Null while nothing is searched for. */
    asked,
    /** What the dates begin with. */
    first: asked ?? monthSoFar(today()),
    storeId: typeof search.loja === 'string' && search.loja !== '' ? search.loja : undefined,
    search: (period: Period, storeId: string | undefined) =>
      void navigate({ to: '.', search: addressOf(period, storeId) }),
  };
}
