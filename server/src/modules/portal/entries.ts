import { addSeconds } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { NewRow, RowOf } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { Refusal, refuse } from '../../kernel/refusal.ts';
import { type Secrets, sha256 } from '../../kernel/secrets.ts';
import { entryCode } from './rules/limits.ts';
import { portalEntries } from './tables.ts';

export type Entry = RowOf<typeof portalEntries>;
type Entrant = Pick<NewRow<typeof portalEntries>, 'retailerId' | 'borrowerId' | 'countedAs' | 'codeHash'>;

/** Keyed hash of a code, bound to the key of the page that asked for it. */
export const codeHash = (secrets: Secrets, key: string, code: string): string =>
  secrets.hash('portal-code', `${key}:${code}`);

export function newEntryFragment(key: string, entrant: Entrant, now: Date): Fragment {
  const row = { ...entrant, keyHash: sha256(key), expiresAt: addSeconds(now, entryCode.validSeconds) };
  return part('portal_entry', insertOne(portalEntries, row));
}

/** What a key began. @throws Refusal PORTAL_ENTRY_OVER for an unknown one, a used one, and after its time. */
export async function findEntry(db: Db, key: string, now: Date): Promise<Entry> {
  const from = sql`from ${portalEntries.sql} e where e.key_hash = ${sha256(key)}::text`;
  const entry = await rowOf(db, select(portalEntries.row('e'), from));
  if (!entry || entry.enteredAt !== null || entry.expiresAt <= now) refuse('PORTAL_ENTRY_OVER');
  return entry;
}

/** A guess, while there is one left: the row it tests is the one it writes, so of many right ones at once one enters. */
export function guessFragment(key: string, isRight: boolean, now: Date): Fragment {
  const set = isRight ? sql`entered_at = ${now}::timestamptz` : sql`attempts = attempts + 1`;
  const guess = sql`update ${portalEntries.sql} set ${set} where key_hash = ${sha256(key)}::text and entered_at is null
    and expires_at > ${now}::timestamptz and attempts < ${entryCode.attempts}::int`;
  return { ...part('portal_guess', guess), refusal: new Refusal('PORTAL_CODE_WRONG') };
}
