import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { countOf, rowOf, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import { operators, passkeys, recoveryCodes, totpSecrets } from '../tables.ts';

export type Whose = Pick<Actor, 'retailerId' | 'operatorId'>;

const t = totpSecrets.row('t');
const p = passkeys.row('p');

/** The authenticator app of an operator, also one whose first code nobody typed yet. */
export function findTotp(db: Db, { retailerId, operatorId }: Whose) {
  const where = sql`t.retailer_id = ${retailerId}::uuid and t.operator_id = ${operatorId}::uuid`;
  return rowOf(db, select(t, sql`from ${totpSecrets.sql} t where ${where}`));
}

export type TotpRow = NonNullable<Awaited<ReturnType<typeof findTotp>>>;

/** The passkeys of an operator, the first one first. */
export function findPasskeys(db: Db, { retailerId, operatorId }: Whose) {
  const where = sql`p.retailer_id = ${retailerId}::uuid and p.operator_id = ${operatorId}::uuid`;
  return rowsOf(db, select(p, sql`from ${passkeys.sql} p where ${where} order by p.made_at, p.id`));
}

export type PasskeyRow = Awaited<ReturnType<typeof findPasskeys>>[number];

const holder = operators.row('o');

/** A passkey of somebody of a retailer with whose it is, by the browser's name of it. */
export function findPasskeyHolder(db: Db, retailerId: string, credentialId: string) {
  const person = pick(holder, 'storeId', 'role', 'name', 'isActive');
  const from = sql`from ${passkeys.sql} p
    join ${operators.sql} o on o.retailer_id = p.retailer_id and o.id = p.operator_id
    where p.retailer_id = ${retailerId}::uuid and p.credential_id = ${credentialId}::text`;
  return rowOf(db, select({ ...p, ...person }, from));
}

async function countRecoveryCodes(db: Db, { retailerId, operatorId }: Whose) {
  const theirs = sql`from ${recoveryCodes.sql} r where r.retailer_id = ${retailerId}::uuid
    and r.operator_id = ${operatorId}::uuid`;
  const shape = { all: countOf(theirs), left: countOf(sql`${theirs} and r.used_at is null`) };
  return (await rowOf(db, select(shape))) ?? { all: 0, left: 0 };
}

export interface Factors {
  totp: TotpRow | undefined;
  totpSince: Date | null;
  passkeys: PasskeyRow[];
  recoveryCodesLeft: number;
  /** Used ones too. */
  recoveryCodeRows: number;
}

export async function readFactors(db: Db, whose: Whose): Promise<Factors> {
  const [totp, keys, codes] = await Promise.all([
    findTotp(db, whose),
    findPasskeys(db, whose),
    countRecoveryCodes(db, whose),
  ]);
  const counts = { recoveryCodesLeft: codes.left, recoveryCodeRows: codes.all };
  return { totp, totpSince: totp?.confirmedAt ?? null, passkeys: keys, ...counts };
}

export const hasFactor = ({ totpSince, passkeys: keys }: Factors): boolean => totpSince !== null || keys.length > 0;
