import type { Role } from '@balcao/contract';
import { sessionChanged } from '../lib/session/session.ts';
import {
  loggedUserItem,
  type Operator,
  operatorItem,
  type Store,
  type StoredStore,
  storeItem,
  tokenItem,
  type User,
  userItem,
} from '../lib/session/stored-items.ts';

export const retailerId = '01999999-0000-7000-8000-000000000001';
export const storeId = '01999999-0000-7000-8000-0000000000a1';
const userId = '01999999-0000-7000-8000-000000000100';
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

export const aUser = (part: Partial<User> = {}): User => ({
  id: userId,
  name: 'Marina Alves',
  role: 'cashier',
  exp: inAnHour(),
  retailerId,
  storeId,
  ...part,
});

export const anOperator = (part: Partial<Operator> = {}): Operator => ({
  id: userId,
  name: 'Marina Alves',
  cpf: '529.***.***-25',
  email: 'marina@loja.com.br',
  phoneNumber: '+5592988887777',
  role: 'cashier',
  active: true,
  retailerId,
  storeId,
  storeName: 'Loja Centro',
  isStoreLogin: false,
  pixAccount: null,
  ...part,
});

export const aStore = (part: Partial<Store> = {}): Store => ({
  id: storeId,
  name: 'Loja Centro',
  retailerId,
  status: 'active',
  settings: { captureMethod: 'BY_CPF', canReceivePayments: true },
  ...part,
});

export const aStoredStore = (part: Partial<StoredStore> = {}): StoredStore => ({
  ...aStore(),
  exp: Date.now() + 60_000,
  ...part,
});

/** Signs `role` in as a browser would find it after a refresh. */
export function signedIn(role: Role = 'cashier', store: StoredStore | null = aStoredStore()): void {
  const user = aUser({ role });
  const { id, name, exp } = user;
  tokenItem.write('token-1');
  userItem.write(user);
  operatorItem.write(anOperator({ role }));
  loggedUserItem.write({ id, name, role, exp, store, retailer: { id: retailerId, fantasyName: 'Lojas Aurora' } });
  if (store) storeItem.write(store);
  sessionChanged();
}
