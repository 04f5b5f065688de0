import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { door, loginNote, nobodysNote } from '../login-audit.ts';
import { findLoginCode, loginCodeHash, loginGuessFragment } from '../login-codes.ts';
import { codeSubject, findCaller, rightCodeFragment } from '../login-failures.ts';
import { findLogin } from '../operators.ts';
import { loginCodes } from '../rules/limits.ts';
import { signedInFragments } from '../sessions.ts';

type SignIn = Handled<'POST /auth/operators/code/verify'>;

/**
 * Opens a session for who reads the code on the operator's telephone, however many wrong passwords keep the e-mail waiting.
 * @throws Refusal LOGIN_CODE_WRONG, also for one that is over, of another e-mail or typed wrong five times; LOGIN_LOCKED
 * after ten wrong ones a day.
 */
export function signInByCode(
  platform: Platform,
  { username, challenge, code }: SignIn['body'],
  address: string,
): Promise<SignIn['answer']> {
  const { secrets } = platform;
  const accessToken = newToken();
  return act(platform, {
    principal: door,
    async read(db, { now }) {
      const caller = await findCaller({ db, secrets }, { email: username, address }, now);
      return { caller, login: await findLogin(db, username), asked: await findLoginCode(db, challenge) };
    },
    decide({ caller, login, asked }, { now }) {
      const isTheirs =
        login !== undefined && login.isActive && login.retailer.isActive && asked?.operatorId === login.operatorId;
      const isRight = isTheirs && asked.codeHash === loginCodeHash(secrets, challenge, code);
      const guess = [
        loginGuessFragment(challenge, isRight, now),
        quotaFragment(loginCodes.wrong, codeSubject(caller), now, isRight ? 'ask' : 'count'),
      ];
      if (!isRight) {
        const audit = login ? loginNote(login, 'session.refused', { reason: 'code' }) : nobodysNote;
        return { refusal: new Refusal('LOGIN_CODE_WRONG'), writes: guess, audit };
      }
      const opened = signedInFragments(login, accessToken, { now, refusal: new Refusal('LOGIN_CODE_WRONG') });
      const writes = [...guess, rightCodeFragment(caller, now), ...opened];
      return { answer: { accessToken }, writes, audit: loginNote(login, 'session.opened', { by: 'code' }) };
    },
  });
}
