import { sql } from '../../kernel/db/sql.ts';
import type { Platform } from '../../kernel/platform.ts';
import { newToken, sha256 } from '../../kernel/secrets.ts';
import type { Shop } from '../../testing/shop.ts';

/** Signs the shop's cashier in without a password; returns the bearer token. */
export async function givenSession(platform: Platform, { actor }: Shop): Promise<string> {
  const token = newToken();
  const now = platform.clock.now();
  await sql`
    insert into sessions (retailer_id, token_hash, operator_id, created_at, last_seen_at, ends_at)
    values (${actor.retailerId}::uuid, ${sha256(token)}::text, ${actor.operatorId}::uuid, ${now}::timestamptz,
      ${now}::timestamptz, ${now}::timestamptz + interval '1 hour')`.execute(platform.db);
  return token;
}

export interface Sale {
  proposalId: string;
  /** Kept by the till before it sends, as a browser would. */
  key: string;
}

export interface Answer {
  status: number;
  text: string;
}

/** One keyed request of a till. */
export interface Post {
  path: string;
  key: string;
  body?: unknown;
}

/** Sends a keyed request over HTTP; undefined when no whole answer came back. */
export async function postOverHttp(url: string, token: string, post: Post): Promise<Answer | undefined> {
  const hasBody = post.body !== undefined;
  try {
    const response = await fetch(url + post.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': post.key,
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
      },
      ...(hasBody ? { body: JSON.stringify(post.body) } : {}),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

/** The request that accepts a proposal. */
export const acceptPost = ({ proposalId, key }: Sale): Post => ({
  path: `/coordinator/contracts/proposals/${proposalId}/accept`,
  key,
});

/** Accepts a proposal over HTTP; undefined when no whole answer came back. */
export const acceptOverHttp = (url: string, token: string, sale: Sale) => postOverHttp(url, token, acceptPost(sale));
