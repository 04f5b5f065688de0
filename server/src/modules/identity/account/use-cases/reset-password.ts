import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import { quotaFragment } from '../../../../kernel/act/quota.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { Refusal } from '../../../../kernel/refusal.ts';
import { door, loginNote, nobodysNote } from '../../login-audit.ts';
import { findLoginCode, loginCodeHash, loginGuessFragment } from '../../login-codes.ts';
import { codeSubject, findCaller, rightCodeFragment } from '../../login-failures.ts';
import { findLogin } from '../../operators.ts';
import { hashPassword } from '../../passwords.ts';
import { loginCodes } from '../../rules/limits.ts';
import { revokeSessions } from '../../sessions.ts';
import { checkNewPassword, newPasswordFragment } from '../own-login.ts';

/**
 * Sets a new password with a code on the operator's own telephone, the same that lets in, and ends every session. It opens
 * none: the second factor is still asked for. An e-mail that nobody has is answered as a wrong code, after the same work.
 * @throws Refusal LOGIN_CODE_WRONG, LOGIN_LOCKED, PASSWORD_NOT_NEW.
 */
export async function resetPassword(
  platform: Platform,
  { username, challenge, code, newPassword }: Handled<'POST /auth/operators/password'>['body'],
  address: string,
): Promise<void> {
  const { db, secrets, clock } = platform;
  const after = await hashPassword(newPassword);
  const found = await findLogin(db, username);
  const asked = await findLoginCode(db, challenge);
  const isTheirs = found?.isActive && found.retailer.isActive && asked?.operatorId === found.operatorId;
  const isRight = isTheirs && asked?.codeHash === loginCodeHash(secrets, challenge, code);
  if (isRight) await checkNewPassword(found, newPassword);
  const caller = await findCaller({ db, secrets }, { email: username, address }, clock.now());
  await act(platform, {
    principal: door,
    read: () => Promise.resolve(null),
    decide(_, { now }) {
      const guess = [
        loginGuessFragment(challenge, isRight === true, now),
        quotaFragment(loginCodes.wrong, codeSubject(caller), now, isRight ? 'ask' : 'count'),
      ];
      if (!found || !isRight) {
        const audit = found ? loginNote(found, 'session.refused', { reason: 'code' }) : nobodysNote;
        return { refusal: new Refusal('LOGIN_CODE_WRONG'), writes: guess, audit };
      }
      const set = newPasswordFragment(found, { before: null, after });
      const writes = [...guess, rightCodeFragment(caller, now), set];
      return { answer: null, writes, audit: loginNote(found, 'password.reset') };
    },
  });
  if (found) await revokeSessions(db, found.retailerId, found.operatorId, clock.now());
}
