import { type Handled, maskPhone } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { findServed } from '../../borrowers/index.ts';
import { messageFragments, say } from '../../notifications/index.ts';
import { readPublicConfiguration } from '../../retailers/index.ts';
import { newLinkFragment } from '../online/link-store.ts';
import { LINK_SECONDS, quotas } from '../online/rules/limits.ts';
import { newestOf } from '../store.ts';

type Answer = Handled<'POST /application-engine/application/online/url/send'>['answer'];

/**
 * Sends the customer a link to go on with the registration on the own phone. The token stands behind the '#': no server's log and no
 * referrer holds it. A newer link takes the place of the one before.
 * @throws Refusal BORROWER_NOT_FOUND, REGISTRATION_NOT_OPEN, APPLICATION_PHONE_UNVERIFIED, APPLICATION_PRE_DENIED,
 * ONLINE_APPLICATION_NOT_OFFERED, TOO_MANY_REQUESTS.
 */
export async function sendOnlineApplication(
  platform: Platform,
  by: Keyed,
  { borrowerId, host }: { borrowerId: string; host: string },
): Promise<Answer> {
  const { secrets, publicUrl } = platform;
  const { retailerId, operatorId, storeId } = by.actor;
  await findServed(platform.db, by, borrowerId, platform.clock.now());
  const { application: flags } = await readPublicConfiguration(platform, host, {
    isInboxEmbedded: false,
    signOn: () => null,
  });
  if (!flags.showApplicationOnlineForPreApproved) refuse('ONLINE_APPLICATION_NOT_OFFERED');
  const token = newToken();
  return asSystem('registration', () =>
    act(platform, {
      principal: by,
      async read(db, { now }) {
        return { served: await findServed(db, by, borrowerId, now), newest: await newestOf(db, borrowerId) };
      },
      decide({ served: { borrower }, newest }, { now }) {
        if (borrower.status !== 'INCOMPLETE' || newest?.status !== 'OPEN') refuse('REGISTRATION_NOT_OPEN');
        if (!borrower.isPhoneVerified || borrower.phoneSealed === null) refuse('APPLICATION_PHONE_UNVERIFIED');
        if (newest.preDecision === 'DENIED') refuse('APPLICATION_PRE_DENIED');
        const to = secrets.decrypt(borrower.phoneSealed);
        const url = `${publicUrl}/c/cadastro#${token}`;
        const expiresAt = addSeconds(now, LINK_SECONDS);
        return {
          answer: { url, phoneNumber: maskPhone(to), expiresAt: expiresAt.toISOString() },
          writes: [
            newLinkFragment({ borrowerId, applicationId: newest.id, retailerId }, token, now),
            quotaFragment(quotas.links, borrowerId, now),
            ...messageFragments(platform, {
              dedupKey: `registration-link:${operatorId}:${by.claim.key}`,
              channel: 'SMS',
              purpose: 'REGISTRATION_LINK',
              to,
              words: say('registrationLink', { link: url }),
              retailerId,
              operatorId,
              at: now,
            }),
          ],
          audit: { action: 'application-link.sent', subject: borrowerId, storeId },
        };
      },
    }),
  );
}
