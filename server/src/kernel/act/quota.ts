import type { ErrorCode } from '@balcao/contract/errors';
import { addSeconds } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { type Fragment, part } from '../db/guarded-write.ts';
import { rowsOf, select } from '../db/select.ts';
import { sql } from '../db/sql.ts';
import { quotaUses } from '../db/tables.ts';
import { insertOne } from '../db/write.ts';
import { Refusal } from '../refusal.ts';

/** How often something may happen within a window that ends now, whatever servers it happens on. */
export interface Quota {
  /** Of the fragment too; the details of the refusal tell it where its code has a `cap`. */
  name: string;
  uses: number;
  windowSeconds: number;
  /** What more than that is refused with. */
  refusal: ErrorCode;
}

const recent = ({ windowSeconds }: Quota, now: Date) => sql`array(select used from unnest(quota_uses.uses) used
  where used > ${addSeconds(now, -windowSeconds)}::timestamptz)`;

/**
 * A use of a quota by a subject (an id, or a keyed hash), as a part of the write that it allows: the row it tests is the
 * one it writes, so acts at once are counted one after the other. `ask` only asks whether there is one left. Misses, with
 * the quota's refusal, when it is used up.
 */
export function quotaFragment(quota: Quota, subject: string, now: Date, use: 'count' | 'ask' = 'count'): Fragment {
  const { name, windowSeconds } = quota;
  const forgetAfter = addSeconds(now, windowSeconds);
  const first = { subject, quota: name, uses: use === 'count' ? [now] : [], forgetAfter };
  const statement = sql`${insertOne(quotaUses, first)} on conflict (subject, quota) do update
    set uses = ${recent(quota, now)} || excluded.uses, forget_after = excluded.forget_after
    where cardinality(${recent(quota, now)}) < ${quota.uses}::int`;
  return { ...part(name, statement), refusal: new Refusal(quota.refusal, { details: { cap: name } }) };
}

/** A quota that is used up begins anew. Misses, as 'released_quota', while there is one left. */
export function releaseQuotaFragment(quota: Quota, subject: string, now: Date): Fragment {
  return part(
    'released_quota',
    sql`update ${quotaUses.sql} set uses = '{}' where subject = ${subject}::text and quota = ${quota.name}::text
      and cardinality(${recent(quota, now)}) >= ${quota.uses}::int`,
  );
}

/** Which of these subjects have none left. */
export async function quotaSpentBy(
  db: Db,
  quota: Quota,
  subjects: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const asked = sql`select jsonb_array_elements_text(${JSON.stringify(subjects)}::jsonb)`;
  const spent = sql`from ${quotaUses.sql} where subject in (${asked}) and quota = ${quota.name}::text
    and cardinality(${recent(quota, now)}) >= ${quota.uses}::int`;
  const rows = await rowsOf(db, select({ subject: quotaUses.row('quota_uses').subject }, spent));
  return new Set(rows.map(({ subject }) => subject));
}
