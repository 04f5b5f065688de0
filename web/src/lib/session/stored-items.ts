import type { Configuration, Role, Wire } from '@balcao/contract';
import { roles } from '@balcao/contract/constants';
import { numberIn, textIn, type UnknownRecord, isRecord, withDefaults } from '../unknown-values.ts';
import { storedRecord, storedText } from '../stored-item.ts';
import { defaultConfiguration } from './default-configurations.ts';

export type User = Wire<'GET /auth'>['answer'];
export type Operator = Wire<'GET /coordinator/operators/{id}'>['answer'];
export type Store = Wire<'GET /retailers/stores/{id}'>['answer'];
export type Retailer = Wire<'GET /retailers/{id}'>['answer'];
export type CaptureMethod = Store['settings']['captureMethod'];
/** The store a device works in; settings are null until the server told them. */
export type DeviceStore = Omit<Store, 'settings'> & { settings: Store['settings'] | null };
/** `exp` in milliseconds, 30 days after it was stored. */
export type StoredStore = DeviceStore & { exp: number };
export interface LoggedUser extends Pick<User, 'name' | 'id' | 'role' | 'exp'> {
  store: { id: string; name: string } | null;
  retailer: Retailer | null;
}

const isRole = (value: unknown): value is Role => roles.some((role) => role === value);

export const tokenItem = storedText('id_token');

export const userItem = storedRecord<User>('user', (record) => {
  const [id, retailerId, exp, role] = [
    textIn(record, 'id'),
    textIn(record, 'retailerId'),
    numberIn(record, 'exp'),
    record['role'],
  ];
  if (!id || !retailerId || !exp || !isRole(role)) return null;
  return {
    id,
    retailerId,
    exp,
    role,
    name: textIn(record, 'name') ?? '',
    storeId: textIn(record, 'storeId') ?? null,
    mustChangePassword: record['mustChangePassword'] === true,
    hasPin: record['hasPin'] === true,
  };
});

export const operatorItem = storedRecord<Operator>('operator', (record) => {
  const [id, retailerId, role] = [textIn(record, 'id'), textIn(record, 'retailerId'), record['role']];
  if (!id || !retailerId || !isRole(role)) return null;
  const text = (key: string) => textIn(record, key) ?? '';
  const account = record['pixAccount'];
  const pixKey = isRecord(account) ? textIn(account, 'pixKey') : undefined;
  return {
    id,
    retailerId,
    role,
    name: text('name'),
    cpf: text('cpf'),
    email: text('email'),
    phoneNumber: text('phoneNumber'),
    active: record['active'] === true,
    storeId: textIn(record, 'storeId') ?? null,
    storeName: textIn(record, 'storeName') ?? null,
    isStoreLogin: record['isStoreLogin'] === true,
    pixAccount: pixKey ? { pixKey } : null,
  };
});

function settingsIn(record: UnknownRecord): Store['settings'] | null {
  const settings = record['settings'];
  if (!isRecord(settings)) return null;
  const captureMethod = settings['captureMethod'] === 'BY_QR_CODE' ? 'BY_QR_CODE' : 'BY_CPF';
  return { captureMethod, canReceivePayments: settings['canReceivePayments'] === true };
}

export const storeItem = storedRecord<StoredStore>('store', (record) => {
  const [id, name, retailerId, exp] = [
    textIn(record, 'id'),
    textIn(record, 'name'),
    textIn(record, 'retailerId'),
    numberIn(record, 'exp'),
  ];
  if (!id || !name || !retailerId || !exp || exp <= Date.now()) return null;
  const status = record['status'] === 'inactive' ? 'inactive' : 'active';
  return { id, name, retailerId, exp, status, settings: settingsIn(record) };
});

const namedIn = (value: unknown, nameKey: string): [id: string, name: string] | null => {
  if (!isRecord(value)) return null;
  const [id, name] = [textIn(value, 'id'), textIn(value, nameKey)];
  return id && name ? [id, name] : null;
};

export const loggedUserItem = storedRecord<LoggedUser>('logged_user', (record) => {
  const [id, exp, role] = [textIn(record, 'id'), numberIn(record, 'exp'), record['role']];
  if (!id || !exp || !isRole(role)) return null;
  const store = namedIn(record['store'], 'name');
  const retailer = namedIn(record['retailer'], 'fantasyName');
  return {
    id,
    exp,
    role,
    name: textIn(record, 'name') ?? '',
    store: store && { id: store[0], name: store[1] },
    retailer: retailer && { id: retailer[0], fantasyName: retailer[1] },
  };
});

export const configurationItem = storedRecord<Configuration>('configurations', (record) =>
  withDefaults(defaultConfiguration, record),
);

export type RecentOperator = Pick<Operator, 'name' | 'email'>;

/** Who named themselves at the service centre: CPF and phone are masked. */
export type IdentifiedOperator = Wire<'GET /operators/identification'>['answer'];

export interface RecentOperators {
  /** Who signed in. */
  operators: readonly RecentOperator[];
  /** Who named themselves on a login that the store shares. */
  identified: readonly IdentifiedOperator[];
}

const recordsIn = (value: unknown): UnknownRecord[] => (Array.isArray(value) ? value.filter(isRecord) : []);

export function identifiedIn(record: UnknownRecord): IdentifiedOperator | null {
  const [id, name, document, phoneNumber, role] = [
    textIn(record, 'id'),
    textIn(record, 'name'),
    textIn(record, 'document'),
    textIn(record, 'phoneNumber') ?? '',
    record['role'],
  ];
  // Never a whole CPF: an older page, or somebody, left it.
  if (!id || !name || !document?.includes('*') || !isRole(role)) return null;
  return { id, name, document, phoneNumber, role };
}

/** Who was at this device of late, the last one first; never by a whole CPF. */
export const recentOperatorsItem = storedRecord<RecentOperators>('recent_operators_identification', (record) => {
  if (!Array.isArray(record['operators'])) return null;
  const operators = recordsIn(record['operators']).flatMap((one) => {
    const [name, email] = [textIn(one, 'name'), textIn(one, 'email')];
    return name && email ? [{ name, email }] : [];
  });
  const identified = recordsIn(record['identified']).flatMap((one) => identifiedIn(one) ?? []);
  return { operators, identified };
});

/** Id of the operator who locked this device. */
export const lockedItem = storedText('locked_by');
/** When somebody last touched a page of this session, in milliseconds since 1970. */
export const lastTouchItem = storedText('last_touch');

/** Till of this device, '01' to '20'. */
export const localCashierItem = storedText('local_cashier_id');
/** How this device sells: BY_CPF or BY_QR_CODE. */
export const captureMethodItem = storedText('capture_method_config');

/** The receipt printer of this device. */
export interface StoredPrinter {
  connection: 'USB' | 'SERIAL';
  /** Letters on a line of its roll. */
  columns: 48 | 42 | 32;
  /** As it calls itself; empty where it does not. */
  name: string;
}

export const printerItem = storedRecord<StoredPrinter>('receipt_printer', (record) => {
  const { connection, columns } = record;
  if (connection !== 'USB' && connection !== 'SERIAL') return null;
  return { connection, columns: columns === 32 || columns === 42 ? columns : 48, name: textIn(record, 'name') ?? '' };
});
