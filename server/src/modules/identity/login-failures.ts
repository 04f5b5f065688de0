import { sql } from '../../kernel/db/sql.ts';
import { quotaFragment } from '../../kernel/act/quota.ts';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import * as limits from './rules/limits.ts';
import { loginFailures } from './tables.ts';

/** Who knocks: keyed hashes of the typed e-mail, of the address, and of both together. */
export interface Caller {
  account: string;
  address: string;
  pair: string;
  /** Whether somebody got in before with this e-mail from this address. */
  isKnown: boolean;
  /** Until when this e-mail waits at this address; null when it does not. */
  waitsUntil: Date | null;
}

/** Who knocks with an e-mail, known or not, at an address. */
export async function findCaller(
  { db, secrets }: { db: Db; secrets: Secrets },
  { email, address }: { email: string; address: string },
  now: Date,
): Promise<Caller> {
  const hashes = {
    account: secrets.hash('login-email', email),
    address: secrets.hash('login-address', address),
    pair: secrets.hash('login-pair', `${email} ${address}`),
  };
  const shape = pick(loginFailures.row('f'), 'lockedUntil', 'lastRightAt');
  const row = await rowOf(
    db,
    select(shape, sql`from ${loginFailures.sql} f where f.email_hash = ${hashes.pair}::text`),
  );
  const { lockedUntil = null, lastRightAt = null } = row ?? {};
  const isKnown = lastRightAt !== null && lastRightAt > addSeconds(now, -limits.KNOWN_FOR_SECONDS);
  return { ...hashes, isKnown, waitsUntil: lockedUntil !== null && lockedUntil > now ? lockedUntil : null };
}

/** Where codes of a caller count: by e-mail and address where they are known together, else by the e-mail alone. */
export const codeSubject = ({ account, pair, isKnown }: Caller): string => (isKnown ? pair : account);

const isOpen = (now: Date) =>
  sql`login_failures.locked_until is null or login_failures.locked_until <= ${now}::timestamptz`;

const locked = new Refusal('LOGIN_LOCKED');

/**
 * Counts a wrong password. With the free ones used up the e-mail waits at this address, longer each time; where nobody got
 * in before, also for all e-mails of the address and all addresses of the e-mail. Misses with LOGIN_LOCKED while it waits,
 * so that many at once learn no more than one after the other.
 */
export function wrongPasswordFragments(caller: Caller, now: Date): Fragment[] {
  const first = { emailHash: caller.pair, accountHash: caller.account, failures: 1, lastAt: now, lockedUntil: null };
  const since = addSeconds(now, -limits.FAILURES_COUNT_SECONDS);
  const count = sql`case when login_failures.last_at < ${since}::timestamptz then 1 else login_failures.failures + 1 end`;
  const minutes = sql`least(${limits.LONGEST_WAIT_MINUTES}::int, power(2, least(${count} - ${limits.FREE_FAILURES}::int, 10)))`;
  const failed = sql`${insertOne(loginFailures, first)}
    on conflict (email_hash) do update set account_hash = excluded.account_hash, failures = ${count}, last_at = excluded.last_at,
      locked_until = case when ${count} >= ${limits.FREE_FAILURES}::int then ${now}::timestamptz + ${minutes} * interval '1 minute' end
    where ${isOpen(now)}`;
  return [{ ...part('login_failure', failed), refusal: locked }, ...strangerFragments(caller, true, now)];
}

/** Forgets the wrong passwords of an e-mail at an address, and knows it from now on. Misses with LOGIN_LOCKED while it waits. */
export function rightPasswordFragments(caller: Caller, now: Date): Fragment[] {
  const right = sql`${welcome(caller, now)} where ${isOpen(now)}`;
  return [{ ...part('login_right', right), refusal: locked }, ...strangerFragments(caller, false, now)];
}

/** The same for who holds the operator's telephone: however often others typed a wrong password here. */
export const rightCodeFragment = (caller: Caller, now: Date): Fragment => part('login_right', welcome(caller, now));

function welcome({ pair, account }: Caller, now: Date) {
  const right = {
    emailHash: pair,
    accountHash: account,
    failures: 0,
    lastAt: now,
    lockedUntil: null,
    lastRightAt: now,
  };
  return sql`${insertOne(loginFailures, right)} on conflict (email_hash) do update
    set account_hash = excluded.account_hash, failures = 0, last_at = excluded.last_at, locked_until = null, last_right_at = excluded.last_right_at`;
}

function strangerFragments({ account, address, isKnown }: Caller, isWrong: boolean, now: Date): Fragment[] {
  if (isKnown) return [];
  const use = isWrong ? 'count' : 'ask';
  return [
    quotaFragment(limits.strangers.account, account, now, use),
    quotaFragment(limits.strangers.address, address, now, use),
  ];
}
