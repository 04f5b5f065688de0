import { onlyDigits, type Role } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { act } from '../../kernel/act/act.ts';
import type { Db } from '../../kernel/db/database.ts';
import { part } from '../../kernel/db/guarded-write.ts';
import { cast, factList, isAmong, isTrue, known, rowOf, rowsOf, scalar, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { insertMany, insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { retailerFact, storeFact, storeNameFact } from '../retailers/index.ts';
import { hashPassword } from './passwords.ts';
import { operatorIdentifiers, operators, passkeys, totpSecrets } from './tables.ts';

export interface NewOperator {
  /** Made here when left out. */
  id?: string;
  retailerId: string;
  /** A store of that retailer, or null for an operator without one. */
  storeId: string | null;
  name: string;
  /** Eleven digits, punctuation allowed; one operator a CPF. */
  cpf: string;
  /** Stored in lower case; one operator an e-mail. */
  email: string;
  /** E.164, '+5592988887777'. */
  phone: string;
  role: Role;
  password: string;
  isActive?: boolean;
  /** One login that the staff of a store share. */
  isStoreLogin?: boolean;
  pixKey?: string | null;
  /** The password is good for one sign-in, which asks for another. */
  mustChangePassword?: boolean;
}

/** Adds operators, one after the other: the database may be a transaction. Hashing, the slow part, uses every core. */
export async function addOperators(platform: Platform, added: readonly NewOperator[]): Promise<void> {
  const hash = async ({ password, ...operator }: NewOperator) => ({
    ...operator,
    passwordHash: await hashPassword(password),
  });
  for (const operator of await Promise.all(added.map(hash))) await insertOperator(platform, operator);
}

type NewOperatorRow = Omit<NewOperator, 'password'> & { passwordHash: string };

/** The row of a new operator and the values that name them, the CPF sealed and hashed. */
export function operatorRows(secrets: Secrets, { cpf: typedCpf, ...operator }: NewOperatorRow, now: Date) {
  const cpf = onlyDigits(typedCpf);
  const { isActive = true, retailerId } = operator;
  const row = {
    ...operator,
    isActive,
    id: operator.id ?? newId(),
    cpfHash: secrets.hash('operator-cpf', cpf),
    cpfSealed: secrets.encrypt(cpf),
    email: operator.email.trim().toLowerCase(),
    deactivatedAt: isActive ? null : now,
  };
  const values = [row.email, ...secrets.hashes('operator-cpf', cpf)];
  return { row, identifiers: values.map((value) => ({ value, retailerId, operatorId: row.id })) };
}

/** Adds an operator and returns the id. The password comes as an argon2id hash, the CPF is sealed. */
export async function insertOperator(platform: Platform, operator: NewOperatorRow): Promise<string> {
  const { row, identifiers } = operatorRows(platform.secrets, operator, platform.clock.now());
  const writes = [
    part('operator', insertOne(operators, row)),
    part('operator_identifiers', insertMany(operatorIdentifiers, identifiers), identifiers.length),
  ];
  return act(platform, {
    principal: { kind: 'system', name: 'staff', retailerId: row.retailerId, zone: 'America/Manaus' },
    read: () => Promise.resolve(null),
    decide: () => ({ answer: row.id, writes, audit: { none: 'a seed adds the staff' } }),
  });
}

const o = operators.row('o');

/** Which second factors an operator has; none of them owes one. */
const factorsFact = (retailerId: Template, operatorId: Template) => ({
  hasTotp: isTrue(sql`exists (select 1 from ${totpSecrets.sql} totp_f where totp_f.retailer_id = ${retailerId}
    and totp_f.operator_id = ${operatorId} and totp_f.confirmed_at is not null)`),
  hasPasskey: isTrue(sql`exists (select 1 from ${passkeys.sql} passkey_f where passkey_f.retailer_id = ${retailerId}
    and passkey_f.operator_id = ${operatorId})`),
});

/** Who signs in with an e-mail, with what decides whether they may. */
export function findLogin(db: Db, email: string) {
  const login = pick(o, 'retailerId', 'storeId', 'role', 'name', 'passwordHash', 'pinHash', 'phone', 'isActive');
  const retailer = known(retailerFact(sql.ref('o.retailer_id')));
  const factors = factorsFact(sql.ref('o.retailer_id'), sql.ref('o.id'));
  const shape = { operatorId: o.id, ...login, retailer, ...factors };
  return rowOf(db, select(shape, sql`from ${operators.sql} o where o.email = ${email}::text`));
}

export type LoginRow = NonNullable<Awaited<ReturnType<typeof findLogin>>>;

/** An operator of a retailer with their store; undefined for an unknown or a foreign id. */
export function findOperator(db: Db, retailerId: string, operatorId: string) {
  const shape = { ...o, store: storeFact(sql.ref('o.retailer_id'), sql.ref('o.store_id')) };
  const where = sql`o.retailer_id = ${retailerId}::uuid and o.id = ${operatorId}::uuid`;
  return rowOf(db, select(shape, sql`from ${operators.sql} o where ${where}`));
}

/** Active operators of a retailer with their store, by name. */
export function colleagues(db: Db, retailerId: string) {
  const storeName = storeNameFact(sql.ref('o.retailer_id'), sql.ref('o.store_id'));
  const where = sql`o.retailer_id = ${retailerId}::uuid and o.is_active order by o.name, o.id`;
  return rowsOf(db, select({ operatorId: o.id, name: o.name, storeName }, sql`from ${operators.sql} o where ${where}`));
}

/** Who signs in as a retailer's analyst, by name. */
export function analystsOf(db: Db, retailerId: string) {
  const where = sql`o.retailer_id = ${retailerId}::uuid and o.is_active and o.role = 'analyst' order by o.name, o.id`;
  return rowsOf(db, select(pick(o, 'id', 'name'), sql`from ${operators.sql} o where ${where}`));
}

/** Everybody who works or worked for a retailer, by name. */
export function everyOperator(db: Db, retailerId: string) {
  const shape = { operatorId: o.id, ...pick(o, 'name', 'storeId', 'isActive') };
  const where = sql`o.retailer_id = ${retailerId}::uuid order by o.name, o.id`;
  return rowsOf(db, select(shape, sql`from ${operators.sql} o where ${where}`));
}

/** Who of a retailer has a CPF, by its hashes under every secret in use. */
export function findOperatorByCpf(db: Db, retailerId: string, cpfHashes: readonly string[]) {
  const where = sql`o.retailer_id = ${retailerId}::uuid and ${isAmong(sql`o.cpf_hash`, cpfHashes)}`;
  return rowOf(db, select(pick(o, 'id', 'name', 'phone', 'role'), sql`from ${operators.sql} o where ${where}`));
}

export type OperatorRow = NonNullable<Awaited<ReturnType<typeof findOperator>>>;

/** Scalar subquery: whether a retailer has this operator. */
export function operatorExistsFact(retailerId: string, operatorId: string): Template<boolean> {
  return isTrue(sql`exists (
    select 1 from ${operators.sql} operator_f
    where operator_f.retailer_id = ${retailerId}::uuid and operator_f.id = ${operatorId}::uuid)`);
}

/** Scalar subquery: the name of an operator; null where the retailer has none of that id. */
export function operatorNameFact(retailerId: Template, operatorId: Template): Template<string | null> {
  return scalar(
    operators.fact('name_o').name,
    sql`from ${operators.sql} name_o where name_o.retailer_id = ${retailerId} and name_o.id = ${operatorId}`,
  );
}

/** Scalar subquery: an operator's own Pix key; null without one. */
export const operatorPixKeyFact = (retailerId: Template, operatorId: Template): Template<string | null> =>
  scalar(
    operators.fact('key_o').pixKey,
    sql`from ${operators.sql} key_o where key_o.retailer_id = ${retailerId} and key_o.id = ${operatorId}`,
  );

/** Scalar subquery: how many active people of each role work in each store of a retailer. Never null. */
export function staffFact(retailerId: Template): Template<{ storeId: string | null; role: Role; people: number }[]> {
  const staff = operators.fact('staff_o');
  return factList(
    { storeId: staff.storeId, role: staff.role, people: cast('integer', sql`count(*)`) },
    sql`from ${operators.sql} staff_o where staff_o.retailer_id = ${retailerId} and staff_o.is_active
      group by staff_o.store_id, staff_o.role`,
  );
}
