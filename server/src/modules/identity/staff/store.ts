import { sql } from '../../../kernel/db/sql.ts';
import type { Lock } from '../../../kernel/act/lock.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { isAmong } from '../../../kernel/db/select.ts';
import type { NewRow, RowOf } from '../../../kernel/db/table.ts';
import { insertMany, insertOne } from '../../../kernel/db/write.ts';
import { loginFailures, operatorIdentifiers, operators } from '../tables.ts';

const CHANGE = 'operator';
type OperatorKey = Pick<RowOf<typeof operators>, 'retailerId' | 'id'>;

/** Operators with all that names them, many as one. */
export function newOperatorFragments(
  rows: readonly NewRow<typeof operators>[],
  identifiers: readonly NewRow<typeof operatorIdentifiers>[],
): Fragment[] {
  return [
    part('operators', insertMany(operators, rows), rows.length),
    part('operator_identifiers', insertMany(operatorIdentifiers, identifiers), identifiers.length),
  ];
}

/** The lock of one account, held by its version. */
export function operatorLock({ retailerId, id }: OperatorKey): Lock {
  return {
    fragment: CHANGE,
    row: () =>
      sql`select 1 from ${operators.sql} where retailer_id = ${retailerId}::uuid and id = ${id}::uuid for update`,
  };
}

type Changeable =
  | 'storeId'
  | 'email'
  | 'phone'
  | 'role'
  | 'isActive'
  | 'deactivatedAt'
  | 'passwordHash'
  | 'mustChangePassword'
  | 'sessionsFrom';
export type ChangedRow = OperatorKey & Pick<RowOf<typeof operators>, Changeable | 'version'>;

/** An account as it is from now on, while it has the version that was read. */
export function changeOperatorFragment(row: ChangedRow): Fragment {
  return part(
    CHANGE,
    sql`update ${operators.sql} set store_id = ${row.storeId}::uuid, email = ${row.email}::text,
      phone = ${row.phone}::text, role = ${row.role}::text, is_active = ${row.isActive}::boolean,
      deactivated_at = ${row.deactivatedAt}::timestamptz, password_hash = ${row.passwordHash}::text,
      must_change_password = ${row.mustChangePassword}::boolean, sessions_from = ${row.sessionsFrom}::timestamptz, version = version + 1
    where retailer_id = ${row.retailerId}::uuid and id = ${row.id}::uuid and version = ${row.version}::bigint`,
  );
}

/** Another e-mail names the account. */
export function renamedFragments({ retailerId, id }: OperatorKey, from: string, to: string): Fragment[] {
  const old = sql`delete from ${operatorIdentifiers.sql} where value = ${from}::text
    and retailer_id = ${retailerId}::uuid and operator_id = ${id}::uuid`;
  return [
    part('old_identifier', old),
    part('new_identifier', insertOne(operatorIdentifiers, { value: to, retailerId, operatorId: id })),
  ];
}

/** Forgets wrong passwords, by where they were counted; misses when one of them is no longer kept. */
export function forgetFailuresFragment(counts: readonly string[]): Fragment[] {
  if (counts.length === 0) return [];
  const forgotten = sql`update ${loginFailures.sql} set failures = 0, locked_until = null
    where ${isAmong(sql`email_hash`, counts)}`;
  return [part('forgotten_failures', forgotten, counts.length)];
}
