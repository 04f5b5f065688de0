import type { Handled } from '@balcao/contract';
import type { Decision } from '../../kernel/act/decision.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { sql } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { newToken, sha256 } from '../../kernel/secrets.ts';
import { loginNote } from './login-audit.ts';
import type { LoginRow } from './operators.ts';
import { loginStep } from './rules/limits.ts';
import { openSessionFragment, type Place } from './sessions.ts';
import { type EnteredBy, loginSteps, operators } from './tables.ts';

type Entered = Handled<'POST /auth/operators'>['answer'];

interface Entry {
  by: EnteredBy;
  place?: Place | undefined;
  now: Date;
  /** What the proof of the first factor writes. */
  proved: readonly Fragment[];
}

/**
 * What is open to who proved the first factor: a session, or the question for the second one where they have it, whichever
 * way they came.
 */
export function enter(login: LoginRow, { by, place, now, proved }: Entry): Decision<Entered> {
  const token = newToken();
  const how = by === 'password' ? {} : { by };
  if (!login.hasTotp && !login.hasPasskey) {
    const writes = [...proved, signedInFragment(login, by, now), openSessionFragment(login, token, now, place)];
    return { answer: { accessToken: token }, writes, audit: loginNote(login, 'session.opened', how) };
  }
  const methods = [login.hasTotp ? 'totp' : '', login.hasPasskey ? 'passkey' : ''].filter(Boolean).join();
  const { retailerId, operatorId } = login;
  const expiresAt = addSeconds(now, loginStep.validSeconds);
  const owed = { challengeHash: sha256(token), retailerId, operatorId, enteredBy: by, attempts: 0, expiresAt };
  return {
    refusal: new Refusal('SECOND_FACTOR_REQUIRED', { details: { challenge: token, methods } }),
    writes: [...proved, signedInFragment(login, by, now), part('login_step', insertOne(loginSteps, owed))],
    audit: loginNote(login, 'session.factor-asked', how),
  };
}

/**
 * Holds the operator as they were read: one who is blocked, or whose password changes, at the same instant gets no session.
 * Misses with UNAUTHORIZED.
 */
export function signedInFragment(
  login: Pick<LoginRow, 'retailerId' | 'operatorId' | 'passwordHash'>,
  by: EnteredBy,
  now: Date,
): Fragment {
  const { retailerId, operatorId, passwordHash } = login;
  const isSame = by === 'password' ? sql`password_hash = ${passwordHash}::text` : sql`true`;
  const noted = sql`update ${operators.sql} set last_sign_in_at = ${now}::timestamptz
    where retailer_id = ${retailerId}::uuid and id = ${operatorId}::uuid and is_active and ${isSame}`;
  return { ...part('signed_in', noted), refusal: new Refusal('UNAUTHORIZED', { context: 'login' }) };
}
