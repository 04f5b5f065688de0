import { STORE_ID } from '../../../domain/testing/customers.ts';
import type { Handlers } from '../../../testing/fake-api.ts';
import type { Retailer, RetailerChange, RetailerLine, RetailerStore } from '../network-calls.ts';

export const HOUSE_ID = '01900000-0000-7000-8000-000000000801';
export const LIST = 'GET /network/retailers';
export const SHOW = 'GET /network/retailers/{id}';
export const HISTORY = 'GET /network/retailers/{id}/changes';
export const CREATE = 'POST /network/retailers';
export const CHANGE = 'PUT /network/retailers/{id}';
export const STATUS = 'POST /network/retailers/{id}/status';
export const NEW_STORE = 'POST /network/retailers/{id}/stores';
export const SAVE_STORE = 'PUT /network/retailers/{id}/stores/{storeId}';
export const STORE_STATUS = 'POST /network/retailers/{id}/stores/{storeId}/status';
export const OPEN_WORK = 'GET /network/retailers/{id}/stores/{storeId}/open-work';
export const CITIES = 'GET /reference/states/{uf}/municipalities';
export const ADDRESS = 'GET /reference/addresses/{cep}';

export const aLine = (part: Partial<RetailerLine> = {}): RetailerLine => ({
  id: HOUSE_ID,
  fantasyName: 'Norte Móveis',
  legalName: 'Norte Móveis Ltda',
  cnpj: '12NRT345000143',
  status: 'active',
  isProvider: false,
  activeStores: 2,
  stores: 3,
  ...part,
});
export const provider = aLine({
  id: STORE_ID,
  fantasyName: 'Provedor',
  legalName: 'Provedor Ltda',
  cnpj: '12PRV901000164',
  isProvider: true,
});
export const aStoreOf = (part: Partial<RetailerStore> = {}): RetailerStore => ({
  id: STORE_ID,
  name: 'Loja Centro',
  cnpj: '12NRT345000143',
  status: 'active',
  address: null,
  addressLine: 'Av. Sete de Setembro, 1000, Centro, Manaus/AM',
  phone: '+559230000001',
  settings: { captureMethod: 'BY_CPF', canReceivePayments: true },
  staff: 3,
  ...part,
});
export const aRetailer = (part: Partial<Retailer> = {}): Retailer => ({
  id: HOUSE_ID,
  fantasyName: 'Norte Móveis',
  legalName: 'Norte Móveis Ltda',
  cnpj: '12NRT345000143',
  zone: 'America/Manaus',
  status: 'active',
  isProvider: false,
  mayChange: true,
  revision: 4,
  contact: { name: 'Helena Prado', email: 'contato@norte.example', phone: '+559230000090' },
  steps: [
    { step: 'STORE', isDone: true },
    { step: 'MANAGER', isDone: false },
    { step: 'POLICY', isDone: true },
    { step: 'CONTACT', isDone: true },
  ],
  stores: [aStoreOf()],
  ...part,
});
export const aChange = (part: Partial<RetailerChange> = {}): RetailerChange => ({
  id: STORE_ID,
  storeId: null,
  storeName: null,
  kind: 'CHANGED',
  reason: null,
  difference: [{ field: 'fantasyName', before: 'Norte', after: 'Norte Móveis' }],
  author: 'Bia',
  changedAt: '2026-11-20T15:00:00.000Z',
  ...part,
});

/** A server where all goes well; a test replaces the ones it is about. */
export const network = {
  [LIST]: () => [aLine(), provider],
  [SHOW]: () => aRetailer(),
  [HISTORY]: () => ({ items: [aChange()], next: null }),
  [CREATE]: () => ({ id: HOUSE_ID }),
  [CHANGE]: () => aRetailer(),
  [STATUS]: () => aRetailer(),
  [NEW_STORE]: () => aRetailer(),
  [SAVE_STORE]: () => aRetailer(),
  [STORE_STATUS]: () => aRetailer(),
  [OPEN_WORK]: () => ({ offers: 1, pixCharges: 0, staff: 3 }),
  [CITIES]: () => [{ code: 1_302_603, name: 'Manaus' }],
  [ADDRESS]: () => ({
    cep: '69005140',
    logradouro: 'Avenida Sete de Setembro',
    bairro: 'Centro',
    localidade: 'Manaus',
    uf: 'AM' as const,
  }),
} as const satisfies Handlers;
