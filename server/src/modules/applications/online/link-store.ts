import { PHONE_CODE_WAIT_SECONDS } from '@balcao/contract';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { cast, rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { type Secrets, sha256 } from '../../../kernel/secrets.ts';
import type { WayLeft } from '../../notifications/index.ts';
import type { ApplicationKey } from '../store.ts';
import { applicationLinks, type LinkRow } from '../tables.ts';
import { IDENTIFIED_SECONDS, LINK_SECONDS, onlineCode } from './rules/limits.ts';

type LinkOf = Pick<LinkRow, 'borrowerId' | 'applicationId' | 'retailerId'>;

/** The link of a registration, the newest alone: another token takes the place of the one before, and of its page. */
export function newLinkFragment(of: LinkOf, token: string, now: Date): Fragment {
  const row = { ...of, tokenHash: sha256(token), createdAt: now, expiresAt: addSeconds(now, LINK_SECONDS) };
  return part(
    'application_link',
    sql`${insertOne(applicationLinks, row)} on conflict (borrower_id, application_id) do update
      set token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at,
        key_hash = null, opened_at = null, device_hash = null, code_hash = null, code_attempts = 0, code_sent_at = null,
        code_expires_at = null, code_channel = null, code_undelivered = '[]', identified_until = null, consented_at = null`,
  );
}

const l = applicationLinks.row('l');

/** The link of a token, dead or alive. @throws Refusal ONLINE_LINK_UNKNOWN. */
export async function findLink(db: Db | Tx, token: string): Promise<LinkRow> {
  const from = sql`from ${applicationLinks.sql} l where l.token_hash = ${sha256(token)}::text`;
  return (await rowOf(db, select(l, from))) ?? refuse('ONLINE_LINK_UNKNOWN');
}

/** The newest link of a registration. */
export const linkOf = (db: Db | Tx, { borrowerId, id }: ApplicationKey): Promise<LinkRow | undefined> =>
  rowOf(
    db,
    select(
      l,
      sql`from ${applicationLinks.sql} l where l.borrower_id = ${borrowerId}::uuid and l.application_id = ${id}::uuid`,
    ),
  );

/** The link of a page that goes on. @throws Refusal ONLINE_LINK_UNKNOWN, ONLINE_LINK_EXPIRED. */
export async function findVisit(db: Db | Tx, key: string, now: Date): Promise<LinkRow> {
  const from = sql`from ${applicationLinks.sql} l where l.key_hash = ${sha256(key)}::text`;
  const link = (await rowOf(db, select(l, from))) ?? refuse('ONLINE_LINK_UNKNOWN');
  return link.expiresAt <= now ? refuse('ONLINE_LINK_EXPIRED') : link;
}

/** Whether a code told who holds the page, not too long ago. */
export const isIdentified = ({ identifiedUntil }: Pick<LinkRow, 'identifiedUntil'>, now: Date): boolean =>
  identifiedUntil !== null && identifiedUntil > now;

/** The same of a page whose customer a code identified. @throws Refusal as {@link findVisit}, ONLINE_CODE_NEEDED. */
export async function findIdentified(db: Db | Tx, key: string, now: Date): Promise<LinkRow> {
  const link = await findVisit(db, key, now);
  return isIdentified(link, now) ? link : refuse('ONLINE_CODE_NEEDED');
}

/** Keyed hash of a code, bound to the registration. */
export const onlineCodeHash = (secrets: Secrets, { applicationId }: LinkOf, code: string): string =>
  secrets.hash('registration-link-code', `${applicationId}:${code}`);

interface Change {
  set: ReturnType<typeof sql>;
  /** Of the page that was read; another link has another key. */
  where: ReturnType<typeof sql>;
  refusal: Refusal;
}

const change = (name: string, { borrowerId, applicationId }: LinkOf, { set, where, refusal }: Change): Fragment => ({
  ...part(
    name,
    sql`update ${applicationLinks.sql} set ${set}
      where borrower_id = ${borrowerId}::uuid and application_id = ${applicationId}::uuid and ${where}`,
  ),
  refusal,
});

/** Of many who open a link at once one does; the others miss with ONLINE_LINK_USED. */
export const openedFragment = (
  link: LinkRow,
  { key, device }: { key: string; device: string | undefined },
  now: Date,
): Fragment =>
  change('opened_link', link, {
    set: sql`key_hash = ${sha256(key)}::text, opened_at = ${now}::timestamptz,
      device_hash = ${device === undefined ? null : sha256(device)}::text`,
    where: sql`token_hash = ${link.tokenHash}::text and key_hash is null`,
    refusal: new Refusal('ONLINE_LINK_USED'),
  });

/** Another code, a minute after the one before; misses with PHONE_CODE_TOO_SOON. */
export const sentCodeFragment = (link: LinkRow, hash: string, now: Date): Fragment =>
  change('sent_link_code', link, {
    set: sql`code_hash = ${hash}::text, code_attempts = 0, code_sent_at = ${now}::timestamptz,
      code_expires_at = ${addSeconds(now, onlineCode.validSeconds)}::timestamptz, code_channel = 'SMS',
      code_undelivered = '[]'`,
    where: sql`key_hash = ${link.keyHash}::text
      and (code_sent_at is null or code_sent_at <= ${addSeconds(now, -PHONE_CODE_WAIT_SECONDS)}::timestamptz)`,
    refusal: new Refusal('PHONE_CODE_TOO_SOON'),
  });

/** A way did not bring the code: it goes by the next, where there is one. Misses once another was sent. */
export const undeliveredCodeFragment = (link: LinkRow, { left, next }: WayLeft): Fragment =>
  change('undelivered_link_code', link, {
    set: sql`code_channel = coalesce(${next}::text, code_channel),
      code_undelivered = code_undelivered || ${JSON.stringify([left])}::jsonb`,
    where: sql`code_sent_at = ${link.codeSentAt}::timestamptz`,
    refusal: new Refusal('PHONE_CODE_OVER'),
  });

/** A guess, while there is one left: the row it tests is the one it writes. Misses with PHONE_CODE_OVER. */
export const guessFragment = (link: LinkRow, isRight: boolean, now: Date): Fragment =>
  change('link_guess', link, {
    set: isRight
      ? sql`code_hash = null, identified_until = ${addSeconds(now, IDENTIFIED_SECONDS)}::timestamptz`
      : sql`code_attempts = code_attempts + 1`,
    where: sql`key_hash = ${link.keyHash}::text and code_hash is not null
      and code_expires_at > ${now}::timestamptz and code_attempts < ${onlineCode.attempts}::int`,
    refusal: new Refusal('PHONE_CODE_OVER'),
  });

const DEVICE_SECONDS = 7 * 86_400;

/**
 * Customers whose registrations one device began in seven days, this one with them; null of a registration that no customer's
 * device holds: a till registers whoever comes.
 */
export async function deviceCpfs(db: Db | Tx, { borrowerId, id }: ApplicationKey, now: Date): Promise<number | null> {
  const own = sql`from ${applicationLinks.sql} l where l.borrower_id = ${borrowerId}::uuid and l.application_id = ${id}::uuid`;
  const device = (await rowOf(db, select(pick(l, 'deviceHash'), own)))?.deviceHash ?? null;
  if (device === null) return null;
  const since = addSeconds(now, -DEVICE_SECONDS);
  const from = sql`from ${applicationLinks.sql} l
    where l.device_hash = ${device}::text and l.opened_at >= ${since}::timestamptz`;
  const found = await rowOf(db, select({ people: cast('integer', sql`count(distinct l.borrower_id)`) }, from));
  return found?.people ?? 0;
}

/** The word of the customer, with the registration that is sent; misses once a newer link took the place of this one. */
export const consentedFragment = (link: LinkRow, now: Date): Fragment =>
  change('consented_link', link, {
    set: sql`consented_at = ${now}::timestamptz`,
    where: sql`key_hash = ${link.keyHash}::text`,
    refusal: new Refusal('ONLINE_LINK_UNKNOWN'),
  });
