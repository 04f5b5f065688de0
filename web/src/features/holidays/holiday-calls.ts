import type { Wire } from '@balcao/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type HolidayYear = Wire<'GET /network/holidays'>['answer'];
export type LocalHoliday = HolidayYear['local'][number];
export type HolidayEntry = Wire<'POST /network/holidays'>['body'];
export type HolidayAsked = Wire<'POST /network/holidays/preview'>['body'];
export type HolidayEffect = Wire<'POST /network/holidays/preview'>['answer'];

/** Holidays of a year, and what is done to them. */
export function useHolidays(year: number) {
  const client = useQueryClient();
  const holidays = useQuery({
    queryKey: queryKeys.holidays(year),
    queryFn: ({ signal }) => call('GET /network/holidays', { query: { year }, signal }),
    staleTime: 0,
  });
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.everyHoliday() });
  const add = useMutation({
    mutationFn: (body: HolidayEntry) =>
      sendOnce('holiday', body, (idempotencyKey) => call('POST /network/holidays', { body, idempotencyKey })),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      sendOnce(`holiday:${id}`, { reason }, (idempotencyKey) =>
        call('POST /network/holidays/{id}/removal', { params: { id }, body: { reason }, idempotencyKey }),
      ),
    onSettled,
  });
  return { holidays, add, remove };
}

export const previewHoliday = (body: HolidayAsked) => call('POST /network/holidays/preview', { body });

export const useRetailersWithStores = (isWanted: boolean) =>
  useQuery({
    queryKey: queryKeys.retailers(),
    queryFn: ({ signal }) => call('GET /network/retailers', { query: {}, signal }),
    enabled: isWanted,
  });

export const useStoresOf = (retailerId: string) =>
  useQuery({
    queryKey: queryKeys.retailer(retailerId),
    queryFn: ({ signal }) => call('GET /network/retailers/{id}', { params: { id: retailerId }, signal }),
    enabled: retailerId !== '',
  });

export const useCities = (uf: string) =>
  useQuery({
    queryKey: queryKeys.municipalities(uf),
    queryFn: ({ signal }) =>
      call('GET /reference/states/{uf}/municipalities', {
        params: { uf: uf as NonNullable<HolidayAsked['uf']> },
        signal,
      }),
    enabled: uf !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
