import type { Wire } from '@balcao/contract';
import { RETAILER_ID, STORE_ID } from '../../../domain/testing/customers.ts';
import type { Handlers } from '../../../testing/fake-api.ts';
import { noTransfers } from './transfers.ts';

export const HOUSES = 'GET /network/retailers';
export const HOUSE = 'GET /network/retailers/{id}';
type House = Wire<typeof HOUSES>['answer'][number];
type Profile = Wire<typeof HOUSE>['answer'];

export const OTHER_STORE_ID = '01900000-0000-7000-8000-000000000202';
const THIRD_STORE_ID = '01900000-0000-7000-8000-000000000203';

export const aHouse = (part: Partial<House> = {}): House => ({
  id: RETAILER_ID,
  fantasyName: 'Lojas Aurora',
  legalName: 'Lojas Aurora Ltda',
  cnpj: '12NRT345000143',
  status: 'active',
  isProvider: false,
  activeStores: 3,
  stores: 3,
  ...part,
});
export const providerHouse = aHouse({
  id: '01900000-0000-7000-8000-000000000209',
  fantasyName: 'Provedor',
  isProvider: true,
});

const aStoreNamed = (id: string, name: string): Profile['stores'][number] => ({
  id,
  name,
  cnpj: '12NRT345000143',
  status: 'active',
  address: null,
  addressLine: 'Av. Sete de Setembro, 1000, Centro, Manaus/AM',
  phone: '+559230000001',
  settings: { captureMethod: 'BY_CPF', canReceivePayments: true },
  staff: 3,
});

const aProfile = (): Profile => ({
  id: RETAILER_ID,
  fantasyName: 'Lojas Aurora',
  legalName: 'Lojas Aurora Ltda',
  cnpj: '12NRT345000143',
  zone: 'America/Manaus',
  status: 'active',
  isProvider: false,
  mayChange: false,
  revision: 1,
  contact: null,
  steps: [],
  stores: [
    aStoreNamed(OTHER_STORE_ID, 'loja Norte'),
    aStoreNamed(THIRD_STORE_ID, 'Loja Sul'),
    aStoreNamed(STORE_ID, 'Loja Centro'),
  ],
});

/** The retailer's own person, to whom all comes. */
export const ownHouse = {
  ...noTransfers,
  [HOUSES]: () => [aHouse()],
  [HOUSE]: () => aProfile(),
} as const satisfies Handlers;
