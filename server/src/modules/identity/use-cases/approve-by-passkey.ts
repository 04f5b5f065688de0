import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { sha256 } from '../../../kernel/digest.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { granted } from '../approvals.ts';
import { type Approvable, approvalDigest, isSecondPerson } from '../rules/approved.ts';
import { APPROVAL_SECONDS } from '../rules/limits.ts';
import { findPasskeyHolder } from '../second-factor/factors.ts';
import { checkAssertion, takePasskeyFragment } from '../second-factor/passkeys.ts';
import { sessions } from '../tables.ts';

type Offer = Handled<'POST /coordinator/approvals/passkey/offer'>['answer'];
type Call = Handled<'POST /coordinator/approvals/passkey'>;

/** What a challenge is of: the act as it is shown, at the store of who asks. */
const digestOf = ({ actor }: Operator, asked: Approvable) => sha256(`${actor.storeId ?? ''} ${approvalDigest(asked)}`);

/** Gives what a passkey signs to approve one act; the session keeps it, and another one takes its place. */
export function offerApproval(platform: Platform, by: Operator, asked: Approvable): Promise<Offer> {
  const challenge = newToken();
  return act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide(_, { now }) {
      const endsAt = addSeconds(now, APPROVAL_SECONDS);
      const keep = sql`update ${sessions.sql} set approval_challenge = ${challenge}::text,
        approval_challenge_digest = ${digestOf(by, asked)}::text, approval_challenge_ends_at = ${endsAt}::timestamptz
        where ${isOf(by)}`;
      return {
        answer: { challenge, expiresAt: endsAt.toISOString() },
        writes: [{ ...part('session', keep), refusal: new Refusal('UNAUTHORIZED') }],
        audit: { none: 'an offer allows nothing; what is approved by it is recorded' },
      };
    },
  });
}

/**
 * A second person approves one act of the operator at the till by the own passkey. Whatever comes of it, the challenge is
 * used up, and it is good for the act, the store and the session that it was given for alone.
 * @param host where the browser says to be: a passkey is of one host.
 * @throws Refusal APPROVAL_CHALLENGE_OVER; PASSKEY_REFUSED for one nobody has, a wrong signature, or one made without asking
 * for finger, face or code; APPROVER_NOT_ALLOWED.
 */
export async function approveByPasskey(
  platform: Platform,
  by: Operator,
  { challenge, response, ...asked }: Call['body'],
  host: string,
): Promise<Call['answer']> {
  const { retailerId, operatorId: askedBy, storeId } = by.actor;
  const key = await findPasskeyHolder(platform.db, retailerId, response.id);
  const counter = key ? await checkAssertion(response, { key, challenge, host, mustVerifyUser: true }) : null;
  return act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide(_, { now }) {
      const use = useFragment(by, challenge, asked, now);
      const approverId = key?.operatorId ?? null;
      const detail = { act: asked.act, askedBy, approverId, by: 'passkey' };
      const audit = { action: 'approval.refused', subject: approverId ?? asked.subjectId, storeId, detail } as const;
      if (!key || counter === null) return { refusal: new Refusal('PASSKEY_REFUSED'), writes: [use], audit };
      const writes = [use, takePasskeyFragment(key, counter, now)];
      if (!isSecondPerson(key, by.actor, asked.act))
        return { refusal: new Refusal('APPROVER_NOT_ALLOWED'), writes, audit };
      const approval = granted(by, asked, { ...key, by: 'passkey' }, now);
      return { ...approval, writes: [...writes, ...approval.writes] };
    },
  });
}

const isOf = ({ actor: { retailerId, tokenHash } }: Operator) =>
  sql`retailer_id = ${retailerId}::uuid and token_hash = ${tokenHash}::text and revoked_at is null`;

/** Uses a challenge of this session up. Misses with APPROVAL_CHALLENGE_OVER when it was used, is over, or was given for another act. */
function useFragment(by: Operator, challenge: string, asked: Approvable, now: Date): Fragment {
  const isGood = sql`approval_challenge = ${challenge}::text and approval_challenge_digest = ${digestOf(by, asked)}::text
    and approval_challenge_ends_at > ${now}::timestamptz`;
  const use = sql`update ${sessions.sql} set approval_challenge = null, approval_challenge_digest = null,
    approval_challenge_ends_at = null where ${isOf(by)} and ${isGood}`;
  return { ...part('session', use), refusal: new Refusal('APPROVAL_CHALLENGE_OVER') };
}
