import { addSeconds } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { NewRow, RowOf } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { Refusal, refuse } from '../../kernel/refusal.ts';
import { type Secrets, sha256 } from '../../kernel/secrets.ts';
import { dataCode, VISIT_SECONDS } from './rules/limits.ts';
import { dataVisits } from './tables.ts';

export type Visit = RowOf<typeof dataVisits>;
export type Visitor = Pick<
  NewRow<typeof dataVisits>,
  'subject' | 'retailerId' | 'operatorId' | 'borrowerId' | 'countedAs'
>;

/** Keyed hash of a code, bound to the key of the page that asked for it. */
export const codeHash = (secrets: Secrets, key: string, code: string): string =>
  secrets.hash('data-code', `${key}:${code}`);

/** A visit; with the hash of a code that was sent, or none yet. */
export function newVisitFragment(key: string, visitor: Visitor, sent: string | null, now: Date): Fragment {
  const row = {
    ...visitor,
    keyHash: sha256(key),
    codeHash: sent,
    codeExpiresAt: sent === null ? null : addSeconds(now, dataCode.validSeconds),
    expiresAt: addSeconds(now, VISIT_SECONDS),
  };
  return part('data_visit', insertOne(dataVisits, row));
}

/** A visit that goes on. @throws Refusal DATA_VISIT_OVER. */
export async function findVisit(db: Db | Tx, key: string, now: Date): Promise<Visit> {
  const from = sql`from ${dataVisits.sql} v where v.key_hash = ${sha256(key)}::text`;
  const visit = await rowOf(db, select(dataVisits.row('v'), from));
  if (!visit || visit.endedAt !== null || visit.expiresAt <= now) return refuse('DATA_VISIT_OVER');
  return visit;
}

/** A visit whose person a code identified. @throws Refusal DATA_VISIT_OVER, also before that. */
export async function findIdentified(db: Db | Tx, key: string, now: Date): Promise<Visit> {
  const visit = await findVisit(db, key, now);
  return visit.identifiedAt === null ? refuse('DATA_VISIT_OVER') : visit;
}

const goesOn = (key: string, now: Date) =>
  sql`key_hash = ${sha256(key)}::text and ended_at is null and expires_at > ${now}::timestamptz`;

const changed = (
  name: string,
  set: ReturnType<typeof sql>,
  where: ReturnType<typeof sql>,
  refusal: Refusal,
): Fragment => ({
  ...part(name, sql`update ${dataVisits.sql} set ${set} where ${where}`),
  refusal,
});

const over = () => new Refusal('DATA_VISIT_OVER');

/** Another code for the person: the one before is good no more. */
export const sentCodeFragment = (key: string, hash: string, now: Date): Fragment =>
  changed(
    'sent_code',
    sql`code_hash = ${hash}::text, code_attempts = 0, code_expires_at = ${addSeconds(now, dataCode.validSeconds)}::timestamptz`,
    goesOn(key, now),
    over(),
  );

/** A code that went to the new phone. */
export const sentPhoneCodeFragment = (
  key: string,
  { hash, phoneSealed }: { hash: string; phoneSealed: string },
  now: Date,
): Fragment =>
  changed(
    'sent_phone_code',
    sql`phone_code_hash = ${hash}::text, phone_code_attempts = 0, new_phone_sealed = ${phoneSealed}::text,
      phone_code_expires_at = ${addSeconds(now, dataCode.validSeconds)}::timestamptz`,
    sql`${goesOn(key, now)} and identified_at is not null`,
    over(),
  );

/** A guess at a code, while it can be guessed: the row it tests is the one it writes. Misses with DATA_CODE_WRONG. */
export function guessFragment(of: 'person' | 'phone', key: string, isRight: boolean, now: Date): Fragment {
  const prefix = sql.raw(of === 'person' ? 'code' : 'phone_code');
  const identified = of === 'person' ? sql`, identified_at = ${now}::timestamptz` : sql``;
  const set = isRight ? sql`${prefix}_hash = null${identified}` : sql`${prefix}_attempts = ${prefix}_attempts + 1`;
  const canBe = sql`${prefix}_hash is not null and ${prefix}_expires_at > ${now}::timestamptz
    and ${prefix}_attempts < ${dataCode.attempts}::int`;
  return changed('data_guess', set, sql`${goesOn(key, now)} and ${canBe}`, new Refusal('DATA_CODE_WRONG'));
}

/** Holds only while the visit goes on: first in a write of who was identified. */
export const visitGoesOnFragment = (key: string, now: Date): Fragment =>
  changed('data_visit_on', sql`ended_at = null`, sql`${goesOn(key, now)} and identified_at is not null`, over());

/** The visit is over; one that was over stays so. */
export async function endVisit(db: Db, key: string, now: Date): Promise<void> {
  await sql`update ${dataVisits.sql} set ended_at = ${now}::timestamptz
    where key_hash = ${sha256(key)}::text and ended_at is null`.execute(db);
}
