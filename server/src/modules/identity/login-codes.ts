import { sql } from '../../kernel/db/sql.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import type { NewRow } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Secrets, sha256 } from '../../kernel/secrets.ts';
import { loginCode } from './rules/limits.ts';
import { loginCodes } from './tables.ts';

/** Keyed hash of a code, bound to the challenge that whoever asked for it holds. */
export const loginCodeHash = (secrets: Secrets, challenge: string, code: string): string =>
  secrets.hash('login-code', `${challenge}:${code}`);

export function newLoginCodeFragment(
  challenge: string,
  row: Omit<NewRow<typeof loginCodes>, 'challengeHash'>,
): Fragment {
  return part('login_code', insertOne(loginCodes, { ...row, challengeHash: sha256(challenge) }));
}

/** The code of a challenge; undefined for a challenge nobody was given. */
export function findLoginCode(db: Db, challenge: string) {
  const from = sql`from ${loginCodes.sql} c where c.challenge_hash = ${sha256(challenge)}::text`;
  return rowOf(db, select(loginCodes.row('c'), from));
}

/** A guess at a code, while it can be guessed: the row it tests is the one it writes. Misses with LOGIN_CODE_WRONG. */
export function loginGuessFragment(challenge: string, isRight: boolean, now: Date): Fragment {
  const change = isRight ? sql`used_at = ${now}::timestamptz` : sql`attempts = attempts + 1`;
  const guess = sql`update ${loginCodes.sql} set ${change} where challenge_hash = ${sha256(challenge)}::text
    and used_at is null and expires_at > ${now}::timestamptz and attempts < ${loginCode.attempts}::int`;
  return { ...part('login_guess', guess), refusal: new Refusal('LOGIN_CODE_WRONG') };
}
