import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../tables.ts';
import type { Factors, Whose } from './factors.ts';

const isOf = ({ retailerId, operatorId }: Whose) =>
  sql`retailer_id = ${retailerId}::uuid and operator_id = ${operatorId}::uuid`;

const gone = (name: string, from: Template, rows: number): Fragment[] =>
  rows === 0 ? [] : [{ ...part(name, sql`delete from ${from}`, rows), refusal: new Refusal('CONFLICT') }];

/** Takes all that was read away. Misses with CONFLICT when it changed since. */
export const dropFactorsFragments = (whose: Whose, { totp, passkeys: keys, recoveryCodeRows }: Factors): Fragment[] => [
  ...gone('totp', sql`${totpSecrets.sql} where ${isOf(whose)}`, totp ? 1 : 0),
  ...gone('passkeys', sql`${passkeys.sql} where ${isOf(whose)}`, keys.length),
  ...dropRecoveryCodesFragments(whose, recoveryCodeRows),
];

export const dropRecoveryCodesFragments = (whose: Whose, rows: number): Fragment[] =>
  gone('old_codes', sql`${recoveryCodes.sql} where ${isOf(whose)}`, rows);

export const dropPasskeyFragments = (whose: Whose, id: string): Fragment[] =>
  gone('passkeys', sql`${passkeys.sql} where ${isOf(whose)} and id = ${id}::uuid`, 1);
