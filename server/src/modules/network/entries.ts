import type { Handled } from '@balcao/contract';
import { refuse } from '../../kernel/refusal.ts';
import { municipalityOf } from '../reference/index.ts';
import type { KeptRetailer, KeptStore } from '../retailers/index.ts';
import { addressLine } from './rules/address.ts';

type RetailerEntry = Handled<'POST /network/retailers'>['body'];
type StoreEntry = Handled<'POST /network/retailers/{id}/stores'>['body'];

/** What a retailer says of itself, by the columns of its row. */
export function retailerFields({ fantasyName, legalName, cnpj, zone, contact }: RetailerEntry) {
  const { name: contactName, email: contactEmail, phone: contactPhone } = contact;
  return { fantasyName, legalName, cnpj, zone, contactName, contactEmail, contactPhone };
}

/** Likewise of a store; the municipality is called as IBGE calls it. @throws Refusal CITY_UNKNOWN. */
export function storeFields({ name, cnpj, phone, settings, address }: StoreEntry) {
  const found = municipalityOf(address.uf, address.cityCode) ?? refuse('CITY_UNKNOWN');
  const placed = { ...address, city: found.name };
  return { name, cnpj, phone, ...settings, ...placed, address: addressLine(placed) };
}

export const shownFields = (of: KeptRetailer) => {
  const { fantasyName, legalName, cnpj, zone, contactName, contactEmail, contactPhone } = of;
  return { fantasyName, legalName, cnpj, zone, contactName, contactEmail, contactPhone };
};
export const shownStoreFields = ({
  name,
  cnpj,
  phone,
  captureMethod,
  canReceivePayments,
  address,
}: Omit<KeptStore, 'id'>) => ({
  name,
  cnpj,
  phone,
  captureMethod,
  canReceivePayments,
  address,
});
