import { randomBytes } from 'node:crypto';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { insertMany } from '../../../kernel/db/write.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { sha256 } from '../../../kernel/secrets.ts';
import { recoveryCodes } from '../tables.ts';
import type { Whose } from './factors.ts';

/** Letters and digits that nobody takes for another one. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz023456789';
const CODES = 10;
const LETTERS = 16;

/** 'k3dm-7qpa-x9rt-hb2e': 80 random bits. The alphabet has 32 letters, so that each byte gives five of them. */
const newCode = (): string => {
  const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return letters.replaceAll(/.{4}(?!$)/g, '$&-');
};

/** However it was typed: with spaces, without the dashes, in capitals. */
const hashOf = (code: string): string => sha256(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

export const addRecoveryCodesFragment = (whose: Whose, codes: readonly string[]): Fragment => {
  const { retailerId, operatorId } = whose;
  const rows = codes.map((code) => ({ retailerId, operatorId, codeHash: hashOf(code) }));
  return part('recovery_codes', insertMany(recoveryCodes, rows), rows.length);
};

/** Uses a code up. Misses with SECOND_FACTOR_WRONG when it was used before, or there is none of the kind. */
export function takeRecoveryCodeFragment({ retailerId, operatorId }: Whose, code: string, now: Date): Fragment {
  const use = sql`update ${recoveryCodes.sql} set used_at = ${now}::timestamptz where retailer_id = ${retailerId}::uuid
    and operator_id = ${operatorId}::uuid and code_hash = ${hashOf(code)}::text and used_at is null`;
  return { ...part('recovery_code', use), refusal: new Refusal('SECOND_FACTOR_WRONG') };
}
