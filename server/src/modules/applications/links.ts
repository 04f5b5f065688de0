import { addSeconds } from '../../kernel/clock.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { sha256 } from '../../kernel/secrets.ts';
import { applicationLinks } from './tables.ts';

export const LINK_SECONDS = 24 * 60 * 60;

interface LinkOf {
  borrowerId: string;
  applicationId: string;
  retailerId: string;
}

/** The link of a registration, the newest alone: another token takes the place of the one before. */
export function newLinkFragment(of: LinkOf, token: string, now: Date): Fragment {
  const row = { ...of, tokenHash: sha256(token), createdAt: now, expiresAt: addSeconds(now, LINK_SECONDS) };
  return part(
    'application_link',
    sql`${insertOne(applicationLinks, row)} on conflict (borrower_id, application_id) do update
      set token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at,
        key_hash = null, opened_at = null`,
  );
}
