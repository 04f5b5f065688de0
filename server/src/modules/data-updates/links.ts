import { addSeconds } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { isTrue, rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { Refusal, refuse } from '../../kernel/refusal.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { LINK_SECONDS } from './rules/limits.ts';
import { dataLinks } from './tables.ts';

export interface LinkHolder {
  retailerId: string;
  operatorId: string;
}

/** A new link; those before it no longer open. Only the token's hash is kept. */
export function newLinkFragment({ retailerId, operatorId }: LinkHolder, token: string, now: Date): Fragment {
  const row = { retailerId, operatorId, tokenHash: sha256(token), createdAt: now };
  return part('data_link', insertOne(dataLinks, { ...row, expiresAt: addSeconds(now, LINK_SECONDS) }));
}

/** The link of a token, and whether a newer one was made; undefined for a token that nobody was given. */
export function findLink(db: Db, token: string) {
  const l = dataLinks.row('l');
  const isReplaced = isTrue(sql`exists (select 1 from ${dataLinks.sql} n
    where n.retailer_id = l.retailer_id and n.operator_id = l.operator_id and n.created_at > l.created_at)`);
  const shape = { ...pick(l, 'retailerId', 'operatorId', 'expiresAt', 'usedAt'), isReplaced };
  return rowOf(db, select(shape, sql`from ${dataLinks.sql} l where l.token_hash = ${sha256(token)}::text`));
}

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/**
 * Says why a link is dead.
 * @throws Refusal DATA_LINK_UNKNOWN, DATA_LINK_USED, DATA_LINK_REPLACED, DATA_LINK_EXPIRED.
 */
export function checkLink(link: FoundLink | undefined, now: Date): FoundLink {
  if (!link) refuse('DATA_LINK_UNKNOWN');
  if (link.usedAt !== null) refuse('DATA_LINK_USED');
  if (link.isReplaced) refuse('DATA_LINK_REPLACED');
  if (link.expiresAt <= now) refuse('DATA_LINK_EXPIRED');
  return link;
}

/** Opens a link: of many at once one does, the others miss with DATA_LINK_USED. */
export function useLinkFragment({ retailerId }: LinkHolder, token: string, now: Date): Fragment {
  const used = sql`update ${dataLinks.sql} set used_at = ${now}::timestamptz
    where retailer_id = ${retailerId}::uuid and token_hash = ${sha256(token)}::text and used_at is null`;
  return { ...part('used_link', used), refusal: new Refusal('DATA_LINK_USED') };
}
