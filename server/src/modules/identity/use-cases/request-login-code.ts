import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { messageFragments, say, spacedCode } from '../../notifications/index.ts';
import { door, loginNote, nobodysNote } from '../login-audit.ts';
import { loginCodeHash, newLoginCodeFragment } from '../login-codes.ts';
import { codeSubject, findCaller } from '../login-failures.ts';
import { findLogin } from '../operators.ts';
import { loginCode, loginCodes } from '../rules/limits.ts';

type Ask = Handled<'POST /auth/operators/code'>;

/**
 * Sends a code to sign in with to the operator's own telephone. Whoever asks is told the same, whether somebody has that e-mail or
 * not, and gets the challenge that the code is good with: a code read from another telephone's screen opens nothing here.
 * @throws Refusal TOO_MANY_REQUESTS.
 */
export function requestLoginCode(
  platform: Platform,
  makeCode: () => string,
  { username }: Ask['body'],
  address: string,
): Promise<Ask['answer']> {
  const [challenge, code] = [newToken(), makeCode()];
  const { secrets } = platform;
  return act(platform, {
    principal: door,
    async read(db, { now }) {
      const caller = await findCaller({ db, secrets }, { email: username, address }, now);
      return { caller, login: await findLogin(db, username) };
    },
    decide({ caller, login: found }, { now }) {
      const login = found?.isActive && found.retailer.isActive && found.phone !== '' ? found : undefined;
      const { retailerId = null, operatorId = null } = login ?? {};
      const row = {
        retailerId,
        operatorId,
        codeHash: loginCodeHash(secrets, challenge, code),
        attempts: 0,
        expiresAt: addSeconds(now, loginCode.validSeconds),
      };
      const message = {
        dedupKey: `login-code:${newId()}`,
        channel: 'SMS' as const,
        purpose: 'LOGIN_CODE' as const,
        words: say('loginCode', { codigo: spacedCode(code) }),
        retailerId,
        operatorId,
        at: now,
      };
      return {
        answer: { challenge },
        writes: [
          quotaFragment(loginCodes.address, caller.address, now),
          quotaFragment(loginCodes.sends, codeSubject(caller), now),
          newLoginCodeFragment(challenge, row),
          ...(login ? messageFragments(platform, { ...message, to: login.phone }) : []),
        ],
        audit: login ? loginNote(login, 'session.code-sent') : nobodysNote,
      };
    },
  });
}
