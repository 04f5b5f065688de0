import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { sha256 } from '../../kernel/secrets.ts';
import type { SignOnClaims } from './ports.ts';
import { signOnUses } from './tables.ts';

/** Uses a sign-on up, whatever other token says the same nonce. Misses with SIGN_ON_FAILED when it was used before. */
export function signOnUseFragment({ nonce, expiresAt }: SignOnClaims): Fragment {
  const use = sql`${insertOne(signOnUses, { nonceHash: sha256(nonce), expiresAt })} on conflict (nonce_hash) do nothing`;
  return { ...part('sign_on_use', use), refusal: new Refusal('SIGN_ON_FAILED') };
}
