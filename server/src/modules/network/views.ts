import type { Handled } from '@balcao/contract';
import { statusOf } from '../retailers/index.ts';
import type { KeptStore } from '../retailers/index.ts';
import type { Profile } from './facts.ts';

export type RetailerView = Handled<'GET /network/retailers/{id}'>['answer'];
type StoreView = RetailerView['stores'][number];

const byName = new Intl.Collator('pt-BR');

function addressOf({ cep, street, number, complement, district, city, cityCode, uf }: KeptStore): StoreView['address'] {
  if (cep === null || uf === null || cityCode === null) return null;
  return {
    cep,
    street: street ?? '',
    number: number ?? '',
    complement: complement ?? '',
    district: district ?? '',
    city: city ?? '',
    cityCode,
    uf,
  };
}

const people = (staff: Profile['staff'], isCounted: (of: Profile['staff'][number]) => boolean): number =>
  staff.filter(isCounted).reduce((sum, each) => sum + each.people, 0);

const storeView = (store: KeptStore, staff: Profile['staff']): StoreView => ({
  id: store.id,
  name: store.name,
  cnpj: store.cnpj,
  status: statusOf(store.isActive),
  address: addressOf(store),
  addressLine: store.address,
  phone: store.phone,
  settings: { captureMethod: store.captureMethod, canReceivePayments: store.canReceivePayments },
  staff: people(staff, ({ storeId }) => storeId === store.id),
});

function contactOf({ contactName: name, contactEmail: email, contactPhone: phone }: Profile['retailer']) {
  return name === null || email === null || phone === null ? null : { name, email, phone };
}

/** A retailer as its page shows it; `mayChange` when the provider's analyst looks. */
export function retailerView({ retailer, stores, staff, hasPolicy }: Profile, mayChange: boolean): RetailerView {
  const contact = contactOf(retailer);
  const done: Record<RetailerView['steps'][number]['step'], boolean> = {
    STORE: stores.some(({ isActive }) => isActive),
    MANAGER: people(staff, ({ role }) => role === 'manager') > 0,
    POLICY: hasPolicy,
    CONTACT: contact !== null,
  };
  const { id, fantasyName, legalName, cnpj, zone, isProvider, version: revision } = retailer;
  return {
    id,
    fantasyName,
    legalName,
    cnpj,
    zone,
    isProvider,
    revision,
    contact,
    mayChange,
    status: statusOf(retailer.isActive),
    steps: (['STORE', 'MANAGER', 'POLICY', 'CONTACT'] as const).map((step) => ({ step, isDone: done[step] })),
    stores: stores
      .map((store) => storeView(store, staff))
      .toSorted((one, other) => byName.compare(one.name, other.name)),
  };
}
