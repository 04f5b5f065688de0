import type { Wire } from '@balcao/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type RetailerLine = Wire<'GET /network/retailers'>['answer'][number];
export type Retailer = Wire<'GET /network/retailers/{id}'>['answer'];
export type RetailerStore = Retailer['stores'][number];
export type RetailerChange = Wire<'GET /network/retailers/{id}/changes'>['answer']['items'][number];
export type RetailerEntry = Wire<'POST /network/retailers'>['body'];
export type StoreEntry = Wire<'POST /network/retailers/{id}/stores'>['body'];
type StatusEntry = Wire<'POST /network/retailers/{id}/status'>['body'];

export const useRetailers = () =>
  useQuery({
    queryKey: queryKeys.retailers(),
    queryFn: ({ signal }) => call('GET /network/retailers', { query: {}, signal }),
    staleTime: 0,
  });

export const createRetailer = (body: RetailerEntry) =>
  sendOnce('retailer', body, (idempotencyKey) => call('POST /network/retailers', { body, idempotencyKey }));

/** Municipalities of a state; they change once in years. */
export const useMunicipalities = (uf: string) =>
  useQuery({
    queryKey: queryKeys.municipalities(uf),
    queryFn: ({ signal }) =>
      call('GET /reference/states/{uf}/municipalities', { params: { uf: uf as StoreEntry['address']['uf'] }, signal }),
    enabled: uf !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });

export const findAddress = (cep: string) => call('GET /reference/addresses/{cep}', { params: { cep } });

export const useOpenWork = (id: string, storeId: string) =>
  useQuery({
    queryKey: queryKeys.openWork(id, storeId),
    queryFn: ({ signal }) =>
      call('GET /network/retailers/{id}/stores/{storeId}/open-work', { params: { id, storeId }, signal }),
    staleTime: 0,
  });

/** A retailer with its history, and what is done to it. What a write answers is what is shown next. */
export function useRetailer(id: string) {
  const client = useQueryClient();
  const retailer = useQuery({
    queryKey: queryKeys.retailer(id),
    queryFn: ({ signal }) => call('GET /network/retailers/{id}', { params: { id }, signal }),
    staleTime: 0,
  });
  const history = useQuery({
    queryKey: queryKeys.retailerHistory(id),
    queryFn: ({ signal }) =>
      call('GET /network/retailers/{id}/changes', { params: { id }, query: { sort: '-changedAt' }, signal }),
    staleTime: 0,
  });
  // After a refusal too: another person may have changed it.
  const onSettled = () => client.invalidateQueries({ queryKey: queryKeys.retailers() });
  const change = useMutation({
    mutationFn: (body: RetailerEntry & { revision: number }) =>
      sendOnce(`retailer:${id}`, body, (idempotencyKey) =>
        call('PUT /network/retailers/{id}', { params: { id }, body, idempotencyKey }),
      ),
    onSettled,
  });
  const status = useMutation({
    mutationFn: (body: StatusEntry) =>
      sendOnce(`retailer-status:${id}`, body, (idempotencyKey) =>
        call('POST /network/retailers/{id}/status', { params: { id }, body, idempotencyKey }),
      ),
    onSettled,
  });
  const saveStore = useMutation({
    mutationFn: ({ storeId, body }: { storeId: string | null; body: StoreEntry }) =>
      sendOnce(`store:${storeId ?? id}`, body, (idempotencyKey) =>
        storeId === null
          ? call('POST /network/retailers/{id}/stores', { params: { id }, body, idempotencyKey })
          : call('PUT /network/retailers/{id}/stores/{storeId}', { params: { id, storeId }, body, idempotencyKey }),
      ),
    onSettled,
  });
  const storeStatus = useMutation({
    mutationFn: ({ storeId, body }: { storeId: string; body: StatusEntry }) =>
      sendOnce(`store-status:${storeId}`, body, (idempotencyKey) =>
        call('POST /network/retailers/{id}/stores/{storeId}/status', { params: { id, storeId }, body, idempotencyKey }),
      ),
    onSettled,
  });
  return { retailer, history, change, status, saveStore, storeStatus };
}
export type RetailerCalls = ReturnType<typeof useRetailer>;
