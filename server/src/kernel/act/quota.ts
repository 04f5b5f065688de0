import type { ErrorCode } from '@balcao/contract/errors';
import { addSeconds } from '../clock.ts';
import { type Fragment, part } from '../db/guarded-write.ts';
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

/** What an act does to a quota: uses it, asks whether it is used up, or asks so and begins it anew. */
type Use = 'count' | 'ask' | 'clear';

/**
 * A use of a quota by a subject (an id, or a keyed hash), as a part of the write that it allows: the row it tests is the
 * one it writes, so acts at once are counted one after the other. Misses, with the quota's refusal, when it is used up.
 */
export function quotaFragment(quota: Quota, subject: string, now: Date, use: Use = 'count'): Fragment {
  const { name, windowSeconds } = quota;
  const counts = sql`array(select used from unnest(quota_uses.uses) used
    where used > ${addSeconds(now, -windowSeconds)}::timestamptz)`;
  const kept = use === 'clear' ? sql`excluded.uses` : sql`${counts} || excluded.uses`;
  const first = {
    subject,
    quota: name,
    uses: use === 'count' ? [now] : [],
    forgetAfter: addSeconds(now, windowSeconds),
  };
  const statement = sql`${insertOne(quotaUses, first)} on conflict (subject, quota) do update
    set uses = ${kept}, forget_after = excluded.forget_after where cardinality(${counts}) < ${quota.uses}::int`;
  return { ...part(name, statement), refusal: new Refusal(quota.refusal, { details: { cap: name } }) };
}
