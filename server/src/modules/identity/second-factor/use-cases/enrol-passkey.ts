import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import { type Fragment, part } from '../../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../../kernel/db/select.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import { insertOne } from '../../../../kernel/db/write.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../../kernel/refusal.ts';
import { newToken } from '../../../../kernel/secrets.ts';
import { confirmPassword } from '../../account/own-login.ts';
import { passkeys, sessions } from '../../tables.ts';
import { findPasskeys, readFactors } from '../factors.ts';
import { checkAttestation, hostnameOf } from '../passkeys.ts';
import { addRecoveryCodesFragment, newRecoveryCodes } from '../recovery-codes.ts';

type Offer = Handled<'POST /users/me/second-factor/passkeys/offer'>['answer'];
type Add = Handled<'POST /users/me/second-factor/passkeys'>;

/** Gives what a browser makes a passkey with; the session keeps the challenge. @throws Refusal PASSWORD_WRONG, LOGIN_LOCKED. */
export async function offerPasskey(
  platform: Platform,
  by: Operator,
  password: string,
  address: string,
): Promise<Offer> {
  const own = await confirmPassword(platform, by, password, address);
  const challenge = newToken();
  return act(platform, {
    principal: by,
    read: (db) => findPasskeys(db, by.actor),
    decide: (known) => ({
      answer: {
        challenge,
        userId: Buffer.from(by.actor.operatorId).toString('base64url'),
        userName: own.email,
        displayName: own.name,
        appName: platform.brand.name(),
        known: known.map(({ credentialId }) => credentialId),
      },
      writes: [challengeFragment(by, challenge, null)],
      audit: { none: 'an offer holds nothing; the passkey that comes of it is recorded' },
    }),
  });
}

/** Adds the passkey that the browser made for the challenge of this session, once. @throws Refusal PASSKEY_REFUSED. */
export async function addPasskey(
  platform: Platform,
  by: Operator,
  { name, response }: Add['body'],
  host: string,
): Promise<Add['answer']> {
  const { retailerId, operatorId, storeId } = by.actor;
  const challenge = await findChallenge(platform, by);
  const made = challenge === null ? null : await checkAttestation(response, challenge, host);
  if (challenge === null || made === null) refuse('PASSKEY_REFUSED');
  return act(platform, {
    principal: by,
    read: (db) => readFactors(db, by.actor),
    decide({ recoveryCodeRows }, { now }) {
      const row = { id: newId(), retailerId, operatorId, rpId: hostnameOf(host), name, madeAt: now, ...made };
      const codes = recoveryCodeRows === 0 ? newRecoveryCodes() : [];
      return {
        answer: { recoveryCodes: codes },
        writes: [
          challengeFragment(by, null, challenge),
          part('passkey', insertOne(passkeys, row)),
          ...(codes.length > 0 ? [addRecoveryCodesFragment(by.actor, codes)] : []),
        ],
        taken: 'PASSKEY_REFUSED',
        audit: { action: 'second-factor.added', subject: operatorId, storeId, detail: { kind: 'passkey' } },
      };
    },
  });
}

/** Puts one challenge in the place of another. Misses with PASSKEY_REFUSED when it was used, or the session ended. */
function challengeFragment({ actor }: Operator, after: string | null, before: string | null): Fragment {
  const isAsked = before === null ? sql`true` : sql`passkey_challenge = ${before}::text`;
  const set = sql`update ${sessions.sql} set passkey_challenge = ${after}::text where retailer_id = ${actor.retailerId}::uuid
    and token_hash = ${actor.tokenHash}::text and revoked_at is null and ${isAsked}`;
  return { ...part('session', set), refusal: new Refusal('PASSKEY_REFUSED') };
}

async function findChallenge({ db }: Platform, { actor }: Operator): Promise<string | null> {
  const s = sessions.row('s');
  const from = sql`from ${sessions.sql} s where s.retailer_id = ${actor.retailerId}::uuid and s.token_hash = ${actor.tokenHash}::text`;
  return (await rowOf(db, select({ challenge: s.passkeyChallenge }, from)))?.challenge ?? null;
}
