import { firstName, type Handled, maskEmail, maskPhone } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { newToken } from '../../../kernel/secrets.ts';
import { checkLink, findLink, useLinkFragment } from '../links.ts';
import { findPerson, ZONE } from '../people.ts';
import { quotas } from '../rules/limits.ts';
import { newVisitFragment } from '../visits.ts';

type Call = Handled<'POST /data-update/links/open'>;

/**
 * Opens a link, once, however many try at once: the key that it answers is held by the page that opened it alone.
 * @throws Refusal DATA_LINK_UNKNOWN, DATA_LINK_USED, DATA_LINK_REPLACED, DATA_LINK_EXPIRED, TOO_MANY_REQUESTS.
 */
export function openDataLink(platform: Platform, { token }: Call['body'], address: string): Promise<Call['answer']> {
  const { secrets } = platform;
  const key = newToken();
  return act(platform, {
    principal: { kind: 'system', name: 'own-data', zone: ZONE },
    async read(db, { now }) {
      const { retailerId, operatorId } = checkLink(await findLink(db, token), now);
      const person = await findPerson(db, secrets, { retailerId, operatorId, borrowerId: null });
      return { retailerId, operatorId, person: person ?? refuse('DATA_LINK_UNKNOWN') };
    },
    decide({ retailerId, operatorId, person }, { now }) {
      const countedAs = secrets.hash('data-person', operatorId);
      const visitor = { subject: 'OPERATOR' as const, retailerId, operatorId, countedAs };
      return {
        answer: {
          key,
          firstName: firstName(person.name),
          phoneNumber: person.phone && maskPhone(person.phone),
          email: person.email && maskEmail(person.email),
        },
        writes: [
          quotaFragment(quotas.doors, secrets.hash('data-address', address), now),
          useLinkFragment({ retailerId, operatorId }, token, now),
          newVisitFragment(key, visitor, null, now),
        ],
        audit: { action: 'data-link.opened', subject: operatorId, operatorId, retailerId },
      };
    },
  });
}
