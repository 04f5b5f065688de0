import { sql } from 'kysely';
import { addSeconds } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db/database.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { FAILURES_TO_LOCK, LOCK_SECONDS } from './rules/limits.ts';

/** Keyed hash under which wrong passwords of a typed e-mail are counted, known or not. */
export const loginHash = (secrets: Secrets, email: string): string => secrets.hash('login-email', email);

/**
 * Counts a sign-in as wrong before its password is looked at, so that many at once cannot outrun the count; the
 * right password takes it back. False while the e-mail is locked.
 */
export async function takeAttempt(db: Db, emailHash: string, now: Date): Promise<boolean> {
  const result = await sql`
    insert into login_failures as f (email_hash, failures, last_at, locked_until)
    values (${emailHash}::text, 1, ${now}::timestamptz, null)
    on conflict (email_hash) do update set
      failures = case when f.locked_until is null then f.failures + 1 else 1 end,
      last_at = excluded.last_at,
      locked_until = case when f.locked_until is null and f.failures + 1 >= ${FAILURES_TO_LOCK}::int
        then ${addSeconds(now, LOCK_SECONDS)}::timestamptz end
    where f.locked_until is null or f.locked_until <= ${now}::timestamptz
    returning 1`.execute(db);
  return result.rows.length === 1;
}

/** Forgets the wrong passwords of an e-mail: somebody knew the right one. */
export function forgetFailuresFragment(emailHash: string, now: Date): Fragment {
  return {
    name: 'login_failures_forgotten',
    rows: 1,
    statement: sql`
      insert into login_failures (email_hash, failures, last_at, locked_until)
      values (${emailHash}::text, 0, ${now}::timestamptz, null)
      on conflict (email_hash) do update set failures = 0, last_at = excluded.last_at, locked_until = null
      returning 1`,
  };
}

/** A write that a refused sign-in makes for known and unknown e-mails alike, so that both take as long. */
export function noteFailureFragment(emailHash: string, now: Date): Fragment {
  return {
    name: 'login_failure_noted',
    rows: 1,
    statement: sql`
      update login_failures set last_at = ${now}::timestamptz where email_hash = ${emailHash}::text returning 1`,
  };
}
