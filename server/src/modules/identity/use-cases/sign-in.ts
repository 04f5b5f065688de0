import type { Handled } from '@balcao/contract';
import { auditFragment } from '../../../kernel/audit/audit.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { forgetFailuresFragment, loginHash, noteFailureFragment, takeAttempt } from '../login-failures.ts';
import { findLogin, type LoginRow } from '../operators.ts';
import { passwordFits } from '../passwords.ts';
import { openSessionFragment } from '../sessions.ts';

type SignIn = Handled<'POST /auth/operators'>;

const auditOf = (login: LoginRow, at: Date, action: string, detail: Record<string, unknown> = {}) =>
  auditFragment({ actor: login, at, storeId: login.storeId, action, subject: login.operatorId, detail });

/**
 * Opens a session. An unknown e-mail and a wrong password get one answer after the same work; that somebody is
 * blocked is told only to who knows the password.
 */
export async function signIn(platform: Platform, { username, password }: SignIn['body']): Promise<SignIn['answer']> {
  const { db, clock, secrets } = platform;
  const now = clock.now();
  const emailHash = loginHash(secrets, username);
  if (!(await takeAttempt(db, emailHash, now))) refuse('LOGIN_LOCKED');

  const login = await findLogin(db, username);
  const isRight = await passwordFits(login?.passwordHash, password);
  if (!login || !isRight) {
    const trace = login ? [auditOf(login, now, 'session.refused', { reason: 'password' })] : [];
    await guardedWrite(db, [noteFailureFragment(emailHash, now), ...trace]);
    refuse('UNAUTHORIZED', { context: 'login' });
  }

  const forget = forgetFailuresFragment(emailHash, now);
  if (!login.isActive || !login.retailer.isActive) {
    await guardedWrite(db, [forget, auditOf(login, now, 'session.refused', { reason: 'blocked' })]);
    refuse('OPERATOR_BLOCKED');
  }

  const accessToken = newToken();
  const session = openSessionFragment(login, accessToken, now);
  await guardedWrite(db, [forget, session, auditOf(login, now, 'session.opened')]);
  return { accessToken };
}
