import { sql } from '../../kernel/db/sql.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { insertOne } from '../../kernel/db/write.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { FAILURES_TO_LOCK, LOCK_SECONDS } from './rules/limits.ts';
import { loginFailures } from './tables.ts';

/** Keyed hash under which wrong passwords of a typed e-mail are counted, known or not. */
export const loginHash = (secrets: Secrets, email: string): string => secrets.hash('login-email', email);

/**
 * Counts a sign-in as wrong before its password is looked at, so that many at once cannot outrun the count; the
 * right password takes it back. Misses at 'login_attempt' while the e-mail is locked.
 */
export function countAttemptFragment(emailHash: string, now: Date): Fragment {
  const first = { emailHash, failures: 1, lastAt: now, lockedUntil: null };
  return part(
    'login_attempt',
    sql`${insertOne(loginFailures, first)}
      on conflict (email_hash) do update set
        failures = case when login_failures.locked_until is null then login_failures.failures + 1 else 1 end,
        last_at = excluded.last_at,
        locked_until = case when login_failures.locked_until is null and login_failures.failures + 1 >= ${FAILURES_TO_LOCK}::int
          then ${addSeconds(now, LOCK_SECONDS)}::timestamptz end
      where login_failures.locked_until is null or login_failures.locked_until <= ${now}::timestamptz`,
  );
}

/** Forgets the wrong passwords of an e-mail: somebody knew the right one. */
export function forgetFailuresFragment(emailHash: string, now: Date): Fragment {
  const none = { emailHash, failures: 0, lastAt: now, lockedUntil: null };
  return part(
    'login_failures_forgotten',
    sql`${insertOne(loginFailures, none)}
      on conflict (email_hash) do update set failures = 0, last_at = excluded.last_at, locked_until = null`,
  );
}

/** A write that a refused sign-in makes for known and unknown e-mails alike, so that both take as long. */
export function noteFailureFragment(emailHash: string, now: Date): Fragment {
  return part(
    'login_failure_noted',
    sql`update ${loginFailures.sql} set last_at = ${now}::timestamptz where email_hash = ${emailHash}::text`,
  );
}
