import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Audit } from '../../../kernel/audit/audit.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { enter } from '../entry.ts';
import { door, loginNote, nobodysNote } from '../login-audit.ts';
import { findCaller, rightPasswordFragments, wrongPasswordFragments } from '../login-failures.ts';
import { findLogin } from '../operators.ts';
import { passwordFits } from '../passwords.ts';

type SignIn = Handled<'POST /auth/operators'>;

const wrong = new Refusal('UNAUTHORIZED', { context: 'login' });

/**
 * Opens a session. An unknown e-mail and a wrong password get one answer after the same work; that somebody is
 * blocked is told only to who knows the password.
 * @param address whom the caller's address stands for: wrong passwords count by e-mail and address.
 * @throws Refusal LOGIN_LOCKED, UNAUTHORIZED, OPERATOR_BLOCKED, SECOND_FACTOR_REQUIRED.
 */
export async function signIn(
  platform: Platform,
  { username, password }: SignIn['body'],
  address: string,
  device?: string,
): Promise<SignIn['answer']> {
  const caller = await findCaller(platform, { email: username, address }, platform.clock.now());
  if (caller.waitsUntil) refuse('LOGIN_LOCKED');
  const login = await findLogin(platform.db, username);
  const isRight = await passwordFits(login?.passwordHash, password);
  return act(platform, {
    principal: door,
    read: () => Promise.resolve(null),
    decide(_, { now }) {
      if (!login || !isRight) {
        const audit: Audit = login ? loginNote(login, 'session.refused', { reason: 'password' }) : nobodysNote;
        return { refusal: wrong, writes: wrongPasswordFragments(caller, now), audit };
      }
      const right = rightPasswordFragments(caller, now);
      if (!login.isActive || !login.retailer.isActive) {
        const audit = loginNote(login, 'session.refused', { reason: 'blocked' });
        return { refusal: new Refusal('OPERATOR_BLOCKED'), writes: right, audit };
      }
      return enter(login, { by: 'password', place: { address, device }, now, proved: right });
    },
  });
}
