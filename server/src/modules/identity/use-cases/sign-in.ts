import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { System } from '../../../kernel/act/principal.ts';
import type { Audit, AuditNote } from '../../../kernel/audit/audit.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { countAttemptFragment, forgetFailuresFragment, loginHash, noteFailureFragment } from '../login-failures.ts';
import { findLogin, type LoginRow } from '../operators.ts';
import { passwordFits } from '../passwords.ts';
import { openSessionFragment } from '../sessions.ts';

type SignIn = Handled<'POST /auth/operators'>;

/** Nobody is signed in yet: the product itself looks at who knocks. */
const door: System = { kind: 'system', name: 'sign-in', zone: 'America/Manaus' };

const noRetailer = { none: 'an e-mail that nobody has belongs to no retailer' } as const;
const nothing = () => Promise.resolve(null);

/**
 * Opens a session. An unknown e-mail and a wrong password get one answer after the same work; that somebody is
 * blocked is told only to who knows the password.
 * @throws Refusal LOGIN_LOCKED, UNAUTHORIZED, OPERATOR_BLOCKED.
 */
export async function signIn(platform: Platform, { username, password }: SignIn['body']): Promise<SignIn['answer']> {
  const emailHash = loginHash(platform.secrets, username);
  await countAttempt(platform, emailHash);
  const login = await findLogin(platform.db, username);
  const isRight = await passwordFits(login?.passwordHash, password);
  if (!login || !isRight) return refuseLogin(platform, emailHash, login);
  const accessToken = newToken();
  return act(platform, {
    principal: door,
    read: nothing,
    decide(_, { now }) {
      const forget = forgetFailuresFragment(emailHash, now);
      if (!login.isActive || !login.retailer.isActive) {
        const audit = noteOf(login, 'session.refused', { reason: 'blocked' });
        return { refusal: new Refusal('OPERATOR_BLOCKED'), writes: [forget], audit };
      }
      const writes = [forget, openSessionFragment(login, accessToken, now)];
      return { answer: { accessToken }, writes, audit: noteOf(login, 'session.opened') };
    },
  });
}

function countAttempt(platform: Platform, emailHash: string): Promise<null> {
  return act(platform, {
    principal: door,
    read: nothing,
    decide: (_, { now }) => ({
      answer: null,
      writes: [countAttemptFragment(emailHash, now)],
      audit: { none: 'the end of the sign-in is recorded' },
      missed: { login_attempt: 'LOGIN_LOCKED' },
    }),
  });
}

async function refuseLogin(platform: Platform, emailHash: string, login: LoginRow | undefined): Promise<never> {
  const audit: Audit = login ? noteOf(login, 'session.refused', { reason: 'password' }) : noRetailer;
  await act(platform, {
    principal: door,
    read: nothing,
    decide: (_, { now }) => ({ answer: null, writes: [noteFailureFragment(emailHash, now)], audit }),
  });
  return refuse('UNAUTHORIZED', { context: 'login' });
}

function noteOf(login: LoginRow, action: AuditNote['action'], detail: Record<string, unknown> = {}): AuditNote {
  const { retailerId, operatorId, storeId } = login;
  return { action, subject: operatorId, storeId, detail, retailerId, operatorId };
}
