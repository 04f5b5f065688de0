import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newPhoneMessage } from '../messages.ts';
import { actorOf, findPerson, ownNote } from '../people.ts';
import { quotas } from '../rules/limits.ts';
import { codeHash, findIdentified, sentPhoneCodeFragment } from '../visits.ts';

/**
 * Sends a code to the phone that a person wants from now on.
 * @throws Refusal DATA_VISIT_OVER, PHONE_UNCHANGED, PHONE_CHANGE_WAITING, TOO_MANY_REQUESTS.
 */
export async function requestPhoneCode(
  platform: Platform,
  makeCode: () => string,
  { key, phoneNumber }: Handled<'POST /data-update/phone'>['body'],
): Promise<undefined> {
  const { db, clock, secrets } = platform;
  const visit = await findIdentified(db, key, clock.now());
  const code = makeCode();
  return act(platform, {
    principal: actorOf(visit),
    read: async (at) => (await findPerson(at, secrets, visit)) ?? refuse('DATA_VISIT_OVER'),
    decide({ phone, change }, { now }) {
      if (phone === phoneNumber) refuse('PHONE_UNCHANGED');
      if (change?.status === 'WAITING') refuse('PHONE_CHANGE_WAITING');
      const sent = { hash: codeHash(secrets, key, code), phoneSealed: secrets.encrypt(phoneNumber) };
      const { retailerId } = visit;
      return {
        answer: undefined,
        writes: [
          quotaFragment(quotas.newPhones, visit.countedAs, now),
          sentPhoneCodeFragment(key, sent, now),
          ...newPhoneMessage(platform, { to: phoneNumber, retailerId, operatorId: null, at: now }, code),
        ],
        audit: ownNote(visit, 'data-update.code-sent', { to: 'new-phone' }),
      };
    },
  });
}
