import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Log } from '../../../kernel/log.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { newToken, sameHash } from '../../../kernel/secrets.ts';
import { door, loginNote, nobodysNote } from '../login-audit.ts';
import { findLogin } from '../operators.ts';
import type { SignOn, SignOnClaims } from '../ports.ts';
import { nonceOf, signOnRefusal } from '../rules/may-sign-on.ts';
import { signedInFragments } from '../sessions.ts';
import { signOnUseFragment } from '../sign-on-uses.ts';

type Exchange = Handled<'GET /auth/exchange-tokens'>;

export interface SignOnAttempt {
  /** The issuer's ID token. */
  token: string | undefined;
  /** What the token's nonce is the hash of. */
  proof: string;
  log: Log;
}

/** Why a token is not genuine is for who watches the server; whoever brings it learns that it is not. */
async function genuine(signOn: SignOn, { token, proof, log }: SignOnAttempt): Promise<SignOnClaims> {
  if (token === undefined) refuse('SIGN_ON_FAILED');
  try {
    const claims = await signOn.verify(token);
    if (sameHash(claims.nonce, nonceOf(proof))) return claims;
    throw new Error('the nonce is not that of the proof');
  } catch (error) {
    log.warn({ err: error }, 'sign-on refused');
    refuse('SIGN_ON_FAILED');
  }
}

/**
 * Opens a session for an analyst whom the company's own sign-on vouches for; a sign-on is good once, also when it is refused.
 * @throws Refusal SIGN_ON_FAILED, SIGN_ON_NOT_ALLOWED, OPERATOR_BLOCKED.
 */
export async function exchangeToken(
  platform: Platform,
  signOn: SignOn,
  attempt: SignOnAttempt,
): Promise<Exchange['answer']> {
  const claims = await genuine(signOn, attempt);
  const { email, isOfRealm } = claims;
  const accessToken = newToken();
  return act(platform, {
    principal: door,
    read: async (db) => ({ login: email === null ? undefined : await findLogin(db, email) }),
    decide({ login }, { now }) {
      const used = signOnUseFragment(claims);
      const refusal = signOnRefusal({ isOfRealm, login });
      if (refusal !== null || !login) {
        const audit = login ? loginNote(login, 'session.refused', { reason: 'sign-on' }) : nobodysNote;
        return { refusal: new Refusal(refusal ?? 'SIGN_ON_NOT_ALLOWED'), writes: [used], audit };
      }
      const blocked = new Refusal('OPERATOR_BLOCKED');
      const writes = [used, ...signedInFragments(login, accessToken, { now, refusal: blocked })];
      return { answer: { accessToken }, writes, audit: loginNote(login, 'session.opened', { by: 'sign-on' }) };
    },
  });
}
