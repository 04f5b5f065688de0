import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { codeMessage } from '../messages.ts';
import { actorOf, findPerson, ownNote } from '../people.ts';
import { quotas } from '../rules/limits.ts';
import { codeHash, findVisit, sentCodeFragment } from '../visits.ts';

/**
 * Sends a code to the known phone or e-mail of an operator who opened a link.
 * @throws Refusal DATA_VISIT_OVER, DATA_CODE_CHANNEL_MISSING, TOO_MANY_REQUESTS.
 */
export async function requestDataCode(
  platform: Platform,
  makeCode: () => string,
  { key, channel }: Handled<'POST /data-update/code'>['body'],
): Promise<undefined> {
  const { db, clock, secrets } = platform;
  const visit = await findVisit(db, key, clock.now());
  // A customer without a link begins anew by the CPF: nothing may tell who has one.
  if (visit.operatorId === null) refuse('DATA_VISIT_OVER');
  const code = makeCode();
  return act(platform, {
    principal: actorOf(visit),
    read: async (at) => (await findPerson(at, secrets, visit)) ?? refuse('DATA_VISIT_OVER'),
    decide(person, { now }) {
      const to = (channel === 'SMS' ? person.phone : person.email) ?? refuse('DATA_CODE_CHANNEL_MISSING');
      const { retailerId, operatorId } = visit;
      return {
        answer: undefined,
        writes: [
          quotaFragment(quotas.sends, visit.countedAs, now),
          sentCodeFragment(key, codeHash(secrets, key, code), now),
          ...codeMessage(platform, { to, channel, retailerId, operatorId, at: now }, code),
        ],
        audit: ownNote(visit, 'data-update.code-sent', { channel }),
      };
    },
  });
}
