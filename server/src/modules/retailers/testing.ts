import type { Db } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/ids.ts';
import { addRetailer, addStore, type NewRetailer, type NewStore } from './store.ts';

let made = 0;
/** A different number each time, in the shape of a CNPJ; its check digits are not right. */
const nextCnpj = () => String((made += 1)).padStart(14, '0');

/** Inserts a retailer for a test and returns its id. */
export function givenRetailer(db: Db, over: Partial<NewRetailer> = {}): Promise<string> {
  return addRetailer(db, { fantasyName: 'Casa Nova', legalName: 'Casa Nova Ltda', cnpj: nextCnpj(), ...over });
}

/** Inserts a store for a test and returns its id. */
export function givenStore(db: Db, retailerId: string, over: Partial<NewStore> = {}): Promise<string> {
  const store = { id: newId(), name: 'Centro', cnpj: nextCnpj(), address: 'Rua das Flores, 10, Manaus - AM' };
  return addStore(db, { retailerId, ...store, ...over });
}
