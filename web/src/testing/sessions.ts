import type { Configuration, Role } from '@balcao/contract';
import { RETAILER_ID, STORE_ID } from '../domain/testing/customers.ts';
import { defaultConfiguration } from '../lib/session/default-configurations.ts';
import { sessionChanged } from '../lib/session/session.ts';
import {
  configurationItem,
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

export const OPERATOR_ID = '01900000-0000-7000-8000-000000000100';
export const aRetailer = { id: RETAILER_ID, fantasyName: 'Lojas Aurora' };
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

export const aUser = (part: Partial<User> = {}): User => ({
  id: OPERATOR_ID,
  name: 'Marina Alves',
  role: 'cashier',
  exp: inAnHour(),
  retailerId: RETAILER_ID,
  storeId: STORE_ID,
  mustChangePassword: false,
  hasPin: false,
  ...part,
});

export const anOperator = (part: Partial<Operator> = {}): Operator => ({
  id: OPERATOR_ID,
  name: 'Marina Alves',
  cpf: '529.***.***-25',
  email: 'marina@loja.com.br',
  phoneNumber: '+5592988887777',
  role: 'cashier',
  active: true,
  retailerId: RETAILER_ID,
  storeId: STORE_ID,
  storeName: 'Loja Centro',
  isStoreLogin: false,
  pixAccount: null,
  ...part,
});

export const aStore = (part: Partial<Store> = {}): Store => ({
  id: STORE_ID,
  name: 'Loja Centro',
  retailerId: RETAILER_ID,
  status: 'active',
  settings: { captureMethod: 'BY_CPF', canReceivePayments: true },
  ...part,
});

export const aStoredStore = (part: Partial<StoredStore> = {}): StoredStore => ({
  ...aStore(),
  exp: Date.now() + 60_000,
  ...part,
});

interface SignedIn {
  role?: Role;
  /** Null on a device that no store was configured for. */
  store?: StoredStore | null;
  flags?: Partial<Configuration['flags']>;
  support?: Partial<Configuration['support']>;
  cashSession?: Partial<Configuration['cashSession']>;
  safeLists?: Partial<Configuration['safeLists']>;
  user?: Partial<User>;
  /** The store sells devices on credit. */
  sellsDevices?: boolean;
  /** The store may ask for extra credit. */
  asksExtraCredit?: boolean;
}

/** Signs in as a browser would find it after a refresh: Marina, cashier at Loja Centro, unless told. */
export function signedIn({
  role = 'cashier',
  store = aStoredStore(),
  flags,
  support,
  cashSession,
  safeLists,
  user: ofUser,
  sellsDevices = false,
  asksExtraCredit = false,
}: SignedIn = {}): void {
  const user = aUser({ role, ...ofUser });
  const { id, name, exp } = user;
  tokenItem.write('token-1');
  userItem.write(user);
  operatorItem.write(anOperator({ role }));
  loggedUserItem.write({ id, name, role, exp, store, retailer: aRetailer });
  configurationItem.write({
    ...defaultConfiguration,
    flags: { ...defaultConfiguration.flags, ...flags },
    support: { ...defaultConfiguration.support, ...support },
    smartphoneSale: { ...defaultConfiguration.smartphoneSale, isAllowed: sellsDevices },
    transactionalCredit: { isAllowed: asksExtraCredit },
    cashSession: { ...defaultConfiguration.cashSession, ...cashSession },
    safeLists: { ...defaultConfiguration.safeLists, ...safeLists },
  });
  if (store) storeItem.write(store);
  else storeItem.remove();
  sessionChanged();
}
