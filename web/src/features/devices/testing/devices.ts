import { IMEI } from '../../../domain/testing/devices.ts';
import { CONTRACT_ID } from '../../../domain/testing/offers.ts';
import type { CatalogueOffer, CatalogueProduct, WaitingDevice } from '../device-admin-calls.ts';

export const aWaitingDevice = (over: Partial<WaitingDevice> = {}): WaitingDevice => ({
  contractId: CONTRACT_ID,
  contractNumber: '1234',
  storeName: 'Loja Centro',
  deviceName: 'Samsung Galaxy A06',
  imei: IMEI,
  why: 'NOT_LOCKED_AGAIN',
  words: 'Aparelho vendido em outro contrato',
  since: '2026-11-20T12:00:00.000Z',
  ...over,
});

export const aCatalogueOffer = (over: Partial<CatalogueOffer> = {}): CatalogueOffer => ({
  id: 'offer',
  storeId: null,
  storeName: null,
  validFrom: '2026-11-01',
  validUntil: null,
  price: 899,
  downPayment: 149,
  maxDownPaymentRate: null,
  minPriceRate: 1,
  maxAmount: null,
  standing: 'IN_FORCE',
  enteredAt: '2026-11-01T12:00:00.000Z',
  enteredBy: 'Davi Rocha',
  reason: 'Tabela de novembro',
  withdrawal: null,
  ...over,
});

export const aCatalogueProduct = (over: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  id: 'a',
  manufacturer: 'Samsung',
  model: 'Galaxy A06',
  description: 'Preto',
  isActive: true,
  isOfEverybody: false,
  changedAt: null,
  changedBy: null,
  offers: [aCatalogueOffer()],
  ...over,
});
