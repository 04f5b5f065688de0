import type { Wire } from '@balcao/contract';
import { queryOptions } from '@tanstack/react-query';
import { sendOnce } from '../../domain/sending/send-once.ts';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/query-keys.ts';

export type WaitingDevice = Wire<'GET /smartphone-sale/devices/waiting'>['answer'][number];
export type CatalogueProduct = Wire<'GET /smartphone-sale/catalogue'>['answer'][number];
export type CatalogueOffer = CatalogueProduct['offers'][number];
export type ProductChange = Wire<'PUT /smartphone-sale/catalogue/products/{id}'>['body'];
export type OfferEntry = Wire<'POST /smartphone-sale/catalogue/products/{id}/offers'>['body'];
type Settlement = Wire<'POST /smartphone-sale/devices/{contractId}/settle'>['body'];

export const catalogueQuery = () =>
  queryOptions({
    queryKey: queryKeys.deviceCatalogue(),
    queryFn: ({ signal }) => call('GET /smartphone-sale/catalogue', { signal }),
    staleTime: 0,
  });

export const settle = (contractId: string, body: Settlement) =>
  sendOnce(`device:${contractId}`, body, (idempotencyKey) =>
    call('POST /smartphone-sale/devices/{contractId}/settle', { params: { contractId }, body, idempotencyKey }),
  );

/** A new device, or what a known one is called. */
export const saveProduct = (id: string | null, { isActive, ...entry }: ProductChange) =>
  sendOnce(`device-product:${id ?? 'new'}`, { ...entry, isActive }, (idempotencyKey) =>
    id === null
      ? call('POST /smartphone-sale/catalogue/products', { body: entry, idempotencyKey })
      : call('PUT /smartphone-sale/catalogue/products/{id}', {
          params: { id },
          body: { ...entry, isActive },
          idempotencyKey,
        }),
  );

export const enterOffer = (id: string, body: OfferEntry) =>
  sendOnce(`device-offer:${id}`, body, (idempotencyKey) =>
    call('POST /smartphone-sale/catalogue/products/{id}/offers', { params: { id }, body, idempotencyKey }),
  );

export const withdrawOffer = (id: string, reason: string) =>
  sendOnce(`device-withdrawal:${id}`, { reason }, (idempotencyKey) =>
    call('POST /smartphone-sale/catalogue/offers/{id}/withdraw', { params: { id }, body: { reason }, idempotencyKey }),
  );
