import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

/** What a tile counts is what its page lists: both ask it alike. */
export const deskFiguresQuery = () =>
  queryOptions({
    queryKey: queryKeys.deskFigures(),
    queryFn: ({ signal }) => call('GET /coordinator/desk/figures', { signal }),
    staleTime: 0,
  });

export const boletosWaitingQuery = () =>
  queryOptions({
    queryKey: queryKeys.boletosWaiting(),
    queryFn: ({ signal }) => call('GET /coordinator/invoices/payments/waiting', { signal }),
    staleTime: 0,
  });

export const devicesWaitingQuery = () =>
  queryOptions({
    queryKey: queryKeys.devicesWaiting(),
    queryFn: ({ signal }) => call('GET /smartphone-sale/devices/waiting', { signal }),
    staleTime: 0,
  });

export const shiftQuery = (storeId: string) =>
  queryOptions({
    queryKey: queryKeys.shift(storeId),
    queryFn: ({ signal }) => call('GET /coordinator/cash/shift', { query: { storeId }, signal }),
    staleTime: 0,
  });
