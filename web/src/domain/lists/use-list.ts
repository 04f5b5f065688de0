import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { errorText } from '../../lib/api/error.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import type { Sort } from '../../ui/table/column.ts';
import { askedOf, type ListAsked, type ListShape, type Search, searchOf, sortAfter, sortShown } from './list-search.ts';

export interface ListPage<Row> {
  items: readonly Row[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

export interface List<Row, F extends string> {
  /** Those of before while others are on their way; empty until the first ones are here. */
  rows: readonly Row[];
  filters: Partial<Record<F, string>>;
  sort: Sort;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** The rows are of what was asked before. */
  isStale: boolean;
  isRefreshing: boolean;
  failure: { text: string; retry: () => void } | undefined;
  isFirstPage: boolean;
  /** Undefined on the last page. */
  next: (() => void) | undefined;
  toFirst: () => void;
  /** An empty text takes the filter away. */
  setFilter: (name: F, value: string) => void;
  /** These and no others. */
  setFilters: (filters: Partial<Record<F, string>>) => void;
  clearFilters: () => void;
  sortBy: (column: string) => void;
  refresh: () => void;
}

/**
 * A list of the server, read page by page. Filters, sort and page live in the address: a link, a refresh or the back
 * button shows the same rows. A change of filter or sort begins at the first page.
 * @param fetchPage Asks the server for the page.
 */
export function useList<Row, F extends string, S extends string>(
  shape: ListShape<F, S>,
  fetchPage: (asked: ListAsked<F, S>, signal: AbortSignal) => Promise<ListPage<Row>>,
): List<Row, F> {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const asked = askedOf(shape, search);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: queryKeys.list(shape.name, asked),
    queryFn: ({ signal }) => fetchPage(asked, signal),
    placeholderData: keepPreviousData,
  });
  // A page is a step that 'back' undoes; a filter that is being typed is not.
  const ask = (change: Partial<ListAsked<F, S>>, isStep = false) =>
    void navigate({
      to: '.',
      search: (before: Search) => searchOf(shape, before, { ...askedOf(shape, before), cursor: undefined, ...change }),
      replace: !isStep,
      resetScroll: isStep,
    });
  const refresh = () => void refetch();
  const next = data?.next ?? null;
  return {
    rows: data?.items ?? [],
    filters: asked.filters,
    sort: sortShown(asked.sort),
    isLoading: data === undefined && !error,
    isStale: isPlaceholderData,
    isRefreshing: isFetching,
    failure: error ? { text: errorText(error, brandName()), retry: refresh } : undefined,
    isFirstPage: asked.cursor === undefined,
    next: next === null || isPlaceholderData ? undefined : () => ask({ cursor: next }, true),
    toFirst: () => ask({}, true),
    setFilter: (name, value) => ask({ filters: { ...asked.filters, [name]: value } }),
    setFilters: (filters) => ask({ filters }),
    clearFilters: () => ask({ filters: {} }),
    sortBy: (column) => ask({ sort: sortAfter(shape, asked.sort, column) }),
    refresh,
  };
}
