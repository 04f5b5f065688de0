import { onlyDigits, type Role } from '@balcao/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { retailerFact, type RetailerFact, storeFact, type StoreFact } from '../retailers/index.ts';
import { hashPassword } from './passwords.ts';
import type { IdentityTables, OperatorsTable } from './tables.ts';

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

/** Adds an operator and returns the id. The password is kept as an argon2id hash, the CPF sealed. */
export async function addOperator(platform: Platform, { password, ...operator }: NewOperator): Promise<string> {
  return insertOperator(platform, { ...operator, passwordHash: await hashPassword(password) });
}

/** {@link addOperator} with a hash made before. */
export async function insertOperator(
  platform: Platform,
  operator: Omit<NewOperator, 'password'> & { passwordHash: string },
): Promise<string> {
  const cpf = onlyDigits(operator.cpf);
  const row: OperatorsTable = {
    retailer_id: operator.retailerId,
    id: operator.id ?? newId(),
    store_id: operator.storeId,
    name: operator.name,
    cpf_hash: platform.secrets.hash('operator-cpf', cpf),
    cpf_sealed: platform.secrets.encrypt(cpf),
    email: operator.email.trim().toLowerCase(),
    phone: operator.phone,
    role: operator.role,
    is_active: operator.isActive ?? true,
    deactivated_at: operator.isActive === false ? platform.clock.now() : null,
    is_store_login: operator.isStoreLogin ?? false,
    pix_key: operator.pixKey ?? null,
    password_hash: operator.passwordHash,
  };
  await platform.db.withTables<IdentityTables>().insertInto('operators').values(row).execute();
  return row.id;
}

export interface LoginRow {
  operatorId: string;
  retailerId: string;
  storeId: string | null;
  passwordHash: string;
  isActive: boolean;
  retailer: RetailerFact;
}

/** Who signs in with an e-mail, with what decides whether they may. */
export async function findLogin(db: Db, email: string): Promise<LoginRow | undefined> {
  const result = await sql<LoginRow>`
    select o.id as "operatorId", o.retailer_id as "retailerId", o.store_id as "storeId",
      o.password_hash as "passwordHash", o.is_active as "isActive", ${retailerFact(sql.ref('o.retailer_id'))} as retailer
    from operators o where o.email = ${email}::text`.execute(db);
  return result.rows[0];
}

export type OperatorRow = OperatorsTable & { store: StoreFact | null };

/** An operator of a retailer with their store; undefined for an unknown or a foreign id. */
export async function findOperator(db: Db, retailerId: string, operatorId: string): Promise<OperatorRow | undefined> {
  const result = await sql<OperatorRow>`
    select o.*, ${storeFact(sql.ref('o.retailer_id'), sql.ref('o.store_id'))} as store
    from operators o where o.retailer_id = ${retailerId}::uuid and o.id = ${operatorId}::uuid`.execute(db);
  return result.rows[0];
}

/** Scalar subquery: whether a retailer has this operator. */
export function operatorExistsFact(retailerId: string, operatorId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from operators operator_f
    where operator_f.retailer_id = ${retailerId}::uuid and operator_f.id = ${operatorId}::uuid)`;
}
