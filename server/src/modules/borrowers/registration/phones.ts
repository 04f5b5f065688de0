import { type Handled, maskPhone, type PhoneCodeChannel, PHONE_CODE_WAIT_SECONDS } from '@balcao/contract';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { RowOf } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { WayLeft } from '../../notifications/index.ts';
import { PHONE_HASH } from '../own-data.ts';
import { borrowerPhones } from '../tables.ts';
import { phoneCodeLimits } from './rules/limits.ts';

export type PhoneRow = RowOf<typeof borrowerPhones>;
export type PhoneView = Handled<'POST /borrowers/{id}/phones'>['answer'];

/** Phones of a customer that were not removed, the newest first. */
export const phonesOf = (db: Db | Tx, borrowerId: string): Promise<PhoneRow[]> =>
  rowsOf(
    db,
    select(
      borrowerPhones.row('p'),
      sql`from ${borrowerPhones.sql} p where p.borrower_id = ${borrowerId}::uuid and p.removed_at is null
        order by p.created_at desc, p.id desc`,
    ),
  );

/** The number that stands for the customer: the newest that is no secondary one. */
export const primaryOf = (phones: readonly PhoneRow[]): PhoneRow | undefined =>
  phones.find(({ isSecondary }) => !isSecondary);

/** @throws Refusal PHONE_NOT_FOUND. */
export const phoneAmong = (phones: readonly PhoneRow[], phoneId: string): PhoneRow =>
  phones.find(({ id }) => id === phoneId) ?? refuse('PHONE_NOT_FOUND');

/** A number that waits for its code is shown whole: it is read to the customer. */
export function phoneView(secrets: Secrets, phone: PhoneRow): PhoneView {
  const number = secrets.decrypt(phone.phoneSealed);
  const isVerified = phone.verifiedAt !== null;
  return {
    id: phone.id,
    phoneNumber: isVerified || phone.isSecondary ? maskPhone(number) : number,
    isVerified,
    isSecondary: phone.isSecondary,
    codeSentAt: phone.codeSentAt?.toISOString() ?? null,
  };
}

export function newPhoneRow(
  secrets: Secrets,
  { borrowerId, phone, verifiedAt }: { borrowerId: string; phone: string; verifiedAt: Date | null },
  now: Date,
): PhoneRow {
  return {
    borrowerId,
    id: newId(),
    phoneSealed: secrets.encrypt(phone),
    phoneHash: secrets.hash(PHONE_HASH, phone),
    isSecondary: false,
    codeHash: null,
    codeAttempts: 0,
    codeSentAt: null,
    codeExpiresAt: null,
    codeChannel: null,
    codeUndelivered: [],
    verifiedAt,
    createdAt: now,
    removedAt: null,
  };
}

export const newPhoneFragment = (row: PhoneRow): Fragment => part('borrower_phone_row', insertOne(borrowerPhones, row));

/** The phone that a customer came with, as the first of theirs; nothing when a request at the same time wrote it. */
export const knownPhoneFragment = (row: PhoneRow): Fragment => ({
  ...part('known_phone', sql`${insertOne(borrowerPhones, row)} on conflict do nothing`),
  rows: 'any',
});

const change = (
  name: string,
  phone: Pick<PhoneRow, 'borrowerId' | 'id'>,
  set: ReturnType<typeof sql>,
  condition: ReturnType<typeof sql>,
): Fragment =>
  part(
    name,
    sql`update ${borrowerPhones.sql} set ${set}
      where borrower_id = ${phone.borrowerId}::uuid and id = ${phone.id}::uuid and removed_at is null and ${condition}`,
  );

/** An unverified number that is given once more is the newest again. */
export const newestPhoneFragment = (phone: PhoneRow, now: Date): Fragment =>
  change('newest_phone', phone, sql`created_at = ${now}::timestamptz, is_secondary = false`, sql`verified_at is null`);

/** Another code for a phone, a minute after the one before; misses with PHONE_CODE_TOO_SOON. */
export const sentPhoneCodeFragment = (
  phone: PhoneRow,
  { hash, channel }: { hash: string; channel: PhoneCodeChannel },
  now: Date,
): Fragment => ({
  ...change(
    'phone_code',
    phone,
    sql`code_hash = ${hash}::text, code_attempts = 0, code_sent_at = ${now}::timestamptz,
      code_expires_at = ${addSeconds(now, phoneCodeLimits.validSeconds)}::timestamptz,
      code_channel = ${channel}::text, code_undelivered = '[]'`,
    sql`(code_sent_at is null or code_sent_at <= ${addSeconds(now, -PHONE_CODE_WAIT_SECONDS)}::timestamptz)`,
  ),
  refusal: new Refusal('PHONE_CODE_TOO_SOON'),
});

/** A way did not bring the code: it goes by the next, where there is one. Misses, as 'undelivered_code', once another was sent. */
export const undeliveredCodeFragment = (phone: PhoneRow, { left, next }: WayLeft): Fragment =>
  change(
    'undelivered_code',
    phone,
    sql`code_channel = coalesce(${next}::text, code_channel), code_undelivered = code_undelivered || ${JSON.stringify([left])}::jsonb`,
    sql`code_sent_at = ${phone.codeSentAt}::timestamptz`,
  );

/** A guess at the code of a phone, while it can be guessed: the row it tests is the one it writes. Misses with PHONE_CODE_OVER. */
export const guessFragment = (phone: PhoneRow, isRight: boolean, now: Date): Fragment => ({
  ...change(
    'phone_guess',
    phone,
    isRight
      ? sql`code_hash = null, code_attempts = 0, verified_at = ${now}::timestamptz`
      : sql`code_attempts = code_attempts + 1`,
    sql`code_hash is not null and code_expires_at > ${now}::timestamptz and code_attempts < ${phoneCodeLimits.attempts}::int`,
  ),
  refusal: new Refusal('PHONE_CODE_OVER'),
});

/** Misses, as 'secondary_phone', for a number that was verified or removed in between. */
export const secondaryFragment = (phone: PhoneRow): Fragment =>
  change('secondary_phone', phone, sql`is_secondary = true, code_hash = null`, sql`verified_at is null`);

export const removedFragment = (phone: PhoneRow, now: Date): Fragment =>
  change('secondary_phone', phone, sql`removed_at = ${now}::timestamptz`, sql`is_secondary`);

/** Whether the code of a phone can still be guessed. */
export const isGuessable = (phone: PhoneRow, now: Date): boolean =>
  phone.codeHash !== null &&
  phone.codeExpiresAt !== null &&
  phone.codeExpiresAt > now &&
  phone.codeAttempts < phoneCodeLimits.attempts;
