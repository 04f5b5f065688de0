import { type Handled, PHONE_CODE_WAIT_SECONDS } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import { messageFragments, say } from '../../notifications/index.ts';
import { asRegistration, findServed, type Registering } from './facts.ts';
import { phoneAmong, type PhoneRow, sentPhoneCodeFragment } from './phones.ts';
import { CODE_UNDELIVERED_JOB, type SentPhoneCode } from './phone-code-delivery.ts';
import { phoneCodeLimits, registrationQuotas } from './rules/limits.ts';

type Call = Handled<'POST /borrowers/{id}/phones/{phoneId}/verification-code'>;

/** Keyed hash of a code, bound to its phone: the code of another one never matches. */
export const phoneCodeHash = (secrets: Secrets, phoneId: string, code: string): string =>
  secrets.hash('registration-code', `${phoneId}:${code}`);

/**
 * Sends six digits to a phone of the customer. One that is verified gets some only to prove it again, where a decided
 * registration is to be evaluated anew.
 * @throws Refusal BORROWER_NOT_FOUND, PHONE_NOT_FOUND, PHONE_ALREADY_VERIFIED, PHONE_CODE_TOO_SOON, TOO_MANY_REQUESTS.
 */
export async function sendPhoneCode(
  platform: Platform,
  makeCode: () => string,
  by: Keyed,
  { params, body }: Pick<Call, 'params' | 'body'>,
): Promise<Call['answer']> {
  const { id: borrowerId, phoneId } = params;
  const { communicationChannel: channel } = body;
  const code = makeCode();
  return asRegistration(platform, by, borrowerId, () =>
    act(platform, {
      principal: by,
      read: (db, { now }) => findServed(db, by, borrowerId, now),
      decide(served, { now }) {
        const phone = phoneAmong(served.phones, phoneId);
        checkMayGetCode(served, phone);
        return {
          answer: {
            channel,
            sentAt: now.toISOString(),
            resendAt: addSeconds(now, PHONE_CODE_WAIT_SECONDS).toISOString(),
            expiresAt: addSeconds(now, phoneCodeLimits.validSeconds).toISOString(),
          },
          writes: [
            sentPhoneCodeFragment(phone, { hash: phoneCodeHash(platform.secrets, phoneId, code), channel }, now),
            quotaFragment(registrationQuotas.sends, borrowerId, now),
            ...codeMessage(platform, by, { phone, channel, code, at: now }),
          ],
          audit: {
            action: 'registration.code-sent',
            subject: borrowerId,
            storeId: by.actor.storeId,
            detail: { channel, phoneId },
          },
        };
      },
    }),
  );
}

function checkMayGetCode({ borrower }: Registering, phone: PhoneRow): void {
  const isDecided = borrower.status === 'APPROVED' || borrower.status === 'DENIED';
  if (phone.verifiedAt !== null && !isDecided) refuse('PHONE_ALREADY_VERIFIED');
}

function codeMessage(
  platform: Platform,
  { actor, claim }: Keyed,
  {
    phone,
    channel,
    code,
    at,
  }: { phone: PhoneRow; channel: Call['body']['communicationChannel']; code: string; at: Date },
): Fragment[] {
  const { retailerId, storeId } = actor;
  const sent: SentPhoneCode = {
    borrowerId: phone.borrowerId,
    phoneId: phone.id,
    retailerId,
    storeId,
    sentAt: at.toISOString(),
  };
  return messageFragments(platform, {
    dedupKey: `registration-code:${actor.operatorId}:${claim.key}`,
    channel,
    purpose: 'REGISTRATION_CODE',
    to: platform.secrets.decrypt(phone.phoneSealed),
    words: say('registrationCode', { codigo: `${code.slice(0, 3)}-${code.slice(3)}` }),
    retailerId,
    operatorId: actor.operatorId,
    at,
    watcher: { kind: CODE_UNDELIVERED_JOB, payload: { ...sent } },
  });
}
