import { onlyDigits, type Role } from '@balcao/contract';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { act } from '../../kernel/act/act.ts';
import type { Db } from '../../kernel/db/database.ts';
import { part } from '../../kernel/db/guarded-write.ts';
import { isAmong, isTrue, known, rowOf, rowsOf, scalar, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { insertMany, insertOne } from '../../kernel/db/write.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { retailerFact, storeFact, storeNameFact } from '../retailers/index.ts';
import { hashPassword } from './passwords.ts';
import { operatorIdentifiers, operators } from './tables.ts';

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
}

/** Adds operators, one after the other: the database may be a transaction. Hashing, the slow part, uses every core. */
export async function addOperators(platform: Platform, added: readonly NewOperator[]): Promise<void> {
  const hash = async ({ password, ...operator }: NewOperator) => ({
    ...operator,
    passwordHash: await hashPassword(password),
  });
  for (const operator of await Promise.all(added.map(hash))) await insertOperator(platform, operator);
}

/** Adds an operator and returns the id. The password comes as an argon2id hash, the CPF is sealed. */
export async function insertOperator(
  platform: Platform,
  { cpf: typedCpf, ...operator }: Omit<NewOperator, 'password'> & { passwordHash: string },
): Promise<string> {
  const { secrets, clock } = platform;
  const cpf = onlyDigits(typedCpf);
  const row = {
    ...operator,
    id: operator.id ?? newId(),
    cpfHash: secrets.hash('operator-cpf', cpf),
    cpfSealed: secrets.encrypt(cpf),
    email: operator.email.trim().toLowerCase(),
    deactivatedAt: operator.isActive === false ? clock.now() : null,
  };
  const { id: operatorId, retailerId, email } = row;
  const hashes = secrets.hashes('operator-cpf', cpf);
  const identifiers = [email, ...hashes].map((value) => ({ value, retailerId, operatorId }));
  const writes = [
    part('operator', insertOne(operators, row)),
    part('operator_identifiers', insertMany(operatorIdentifiers, identifiers), identifiers.length),
  ];
  return act(platform, {
    principal: { kind: 'system', name: 'staff', retailerId, zone: 'America/Manaus' },
    read: () => Promise.resolve(null),
    decide: () => ({ answer: row.id, writes, audit: { none: 'a seed adds the staff' } }),
  });
}

const o = operators.row('o');

/** Who signs in with an e-mail, with what decides whether they may. */
export function findLogin(db: Db, email: string) {
  const login = pick(o, 'retailerId', 'storeId', 'role', 'passwordHash', 'phone', 'isActive');
  const retailer = known(retailerFact(sql.ref('o.retailer_id')));
  const shape = { operatorId: o.id, ...login, retailer };
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
