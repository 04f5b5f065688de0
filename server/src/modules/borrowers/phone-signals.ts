import type { IdentityFacts } from '@balcao/contract';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { cast, isAmong, minOf, rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { phoneOf } from './facts.ts';
import { PHONE_HASH } from './own-data.ts';
import { borrowerPhones, type BorrowerRow, borrowers } from './tables.ts';

export type PhoneSignals = Pick<IdentityFacts, 'phoneOtherCpf90d' | 'phoneAgeDays'>;

const DAY_SECONDS = 86_400;
const WINDOW_SECONDS = 90 * DAY_SECONDS;

/**
 * Customers besides whose telephone it is, or was proved by a code in the last 90 days, and for how many days it is this customer's.
 * A number that nobody proved tells of a slip, not of a fraud. Null without a telephone.
 */
export async function phoneSignals(
  db: Db | Tx,
  secrets: Secrets,
  borrower: Pick<BorrowerRow, 'id' | 'phoneSealed'>,
  now: Date,
): Promise<PhoneSignals> {
  const phone = phoneOf(secrets, borrower);
  if (phone === null) return { phoneOtherCpf90d: null, phoneAgeDays: null };
  const { id } = borrower;
  const hashes = secrets.hashes(PHONE_HASH, phone);
  const p = borrowerPhones.row('p');
  const others = sql`select p.borrower_id from ${borrowerPhones.sql} p where ${isAmong(sql`p.phone_hash`, hashes)}
      and p.borrower_id <> ${id}::uuid and p.verified_at >= ${addSeconds(now, -WINDOW_SECONDS)}::timestamptz
    union select b.id from ${borrowers.sql} b where ${isAmong(sql`b.phone_hash`, hashes)} and b.id <> ${id}::uuid`;
  const own = sql`from ${borrowerPhones.sql} p where p.borrower_id = ${id}::uuid and ${isAmong(sql`p.phone_hash`, hashes)}`;
  const people = await rowOf(db, select({ count: cast('integer', sql`count(*)`) }, sql`from (${others}) o`));
  const since = (await rowOf(db, select({ at: minOf(p.createdAt) }, own)))?.at ?? null;
  return {
    phoneOtherCpf90d: people?.count ?? 0,
    phoneAgeDays: since && Math.floor((now.getTime() - since.getTime()) / (DAY_SECONDS * 1_000)),
  };
}
