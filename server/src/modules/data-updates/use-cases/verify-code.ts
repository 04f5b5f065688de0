import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { sameHash } from '../../../kernel/secrets.ts';
import { actorOf, findPerson, type OwnDataView, ownDataView, ownNote } from '../people.ts';
import { quotas } from '../rules/limits.ts';
import { codeHash, findVisit, guessFragment } from '../visits.ts';

/**
 * Identifies the person by the code that was sent, and answers their data.
 * @throws Refusal DATA_VISIT_OVER; DATA_CODE_WRONG, also for a CPF that nobody has; TOO_MANY_REQUESTS after ten wrong ones a day.
 */
export async function verifyDataCode(
  platform: Platform,
  { key, code }: { key: string; code: string },
): Promise<OwnDataView> {
  const { db, clock, secrets } = platform;
  const visit = await findVisit(db, key, clock.now());
  return act(platform, {
    principal: actorOf(visit),
    read: (at) => findPerson(at, secrets, visit),
    decide(person, { now }) {
      const isRight =
        person !== null && visit.codeHash !== null && sameHash(visit.codeHash, codeHash(secrets, key, code));
      const writes = [
        guessFragment('person', key, isRight, now),
        quotaFragment(quotas.wrong, visit.countedAs, now, isRight ? 'ask' : 'count'),
      ];
      if (!isRight)
        return { refusal: new Refusal('DATA_CODE_WRONG'), writes, audit: ownNote(visit, 'data-update.wrong-code') };
      return { answer: ownDataView(secrets, person, visit), writes, audit: ownNote(visit, 'data-update.identified') };
    },
  });
}
